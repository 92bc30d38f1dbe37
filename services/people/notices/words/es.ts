import type { NoticeTexts } from "./render.ts";

export const es: NoticeTexts = {
  depositPaid: { title: "Depósito recibido", text: "Ya tienes {amount} en tu cuenta." },
  depositDeclined: {
    title: "Depósito rechazado",
    text: "Tu depósito de {amount} no se ha completado y no se ha cobrado nada. Inténtalo de nuevo o elige otro método.",
  },
  withdrawalPaid: { title: "Retiro pagado", text: "Hemos enviado tu retiro de {amount}." },
  withdrawalDeclined: {
    title: "Retiro rechazado",
    text: "No se ha podido pagar tu retiro de {amount}. El dinero vuelve a estar en tu cuenta.",
  },
  documentApproved: { title: "Documento aprobado", text: "Hemos revisado tu documento y todo está en orden." },
  documentRejected: {
    title: "Documento rechazado",
    text: "No hemos podido aceptar tu documento. Consulta el motivo y envía otro.",
  },
  supportAnswered: { title: "Soporte ha respondido", text: "Tienes una respuesta a tu consulta." },
  bonusGranted: { title: "Tienes un bono", text: "Hemos añadido un bono nuevo a tu cuenta. Consulta sus condiciones." },
  bonusExpiring: { title: "Tu bono caduca pronto", text: "Te queda menos de un día para usar tu bono." },
  betWon: { title: "Apuesta ganada", text: "Hemos abonado {amount} en tu cuenta." },
  betLost: { title: "Apuesta liquidada", text: "Esta vez no ha habido suerte." },
  betRefunded: { title: "Apuesta reembolsada", text: "{amount} vuelve a estar en tu cuenta." },
  newSignIn: {
    title: "Nuevo inicio de sesión en tu cuenta",
    text: "Alguien ha iniciado sesión desde un dispositivo que no conocíamos. Si no has sido tú, cierra esa sesión y cambia la contraseña.",
  },
};
