/** What is said of a mailed link to whoever asked for it. */
export type TokenDocument = {
  readonly $id: string
  readonly $createdAt: string
  readonly userId: string
  /** Always empty: the secret is in the mail only. */
  readonly secret: ''
  readonly expire: string
  readonly phrase: ''
}
