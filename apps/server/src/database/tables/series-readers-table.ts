/** By address without account. */
export type SeriesReadersTable = {
  id: string
  series: string
  email: string
  address_mark: string
  language: string
  asked_at: string
  /** Null until a reader of the address has agreed. */
  confirmed_at: string | null
  announced_at: string
  told_day: string
  told_count: number
}
