/** Query parameter of the address in a picture to sign in by. */
export const QR_PARAMETER = "qr";
