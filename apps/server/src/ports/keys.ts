/** Signs what the server hands out and must know again. Every process knows the signatures of the others. */
export type Keys = {
  /** In base64url: 43 characters. */
  readonly sign: (text: string) => string
  /** Takes as long for a wrong signature as for a right one. */
  readonly isSigned: (text: string, signature: string) => boolean
}
