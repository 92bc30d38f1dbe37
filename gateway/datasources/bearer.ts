/** The header that carries a `user_token`. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
