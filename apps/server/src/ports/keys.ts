/** All processes recognize each other's signatures. */
export type Keys = {
  /** In base64url: 43 characters. */
  readonly sign: (text: string) => string
  /** Takes equally long for right and wrong signatures. */
  readonly isSigned: (text: string, signature: string) => boolean
}
