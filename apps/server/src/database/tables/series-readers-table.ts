/** By an address without an account that hears of each date, or was asked whether it wants to. */
export type SeriesReadersTable = {
  id: string
  series: string
  email: string
  /** What the address signs to where letters are chosen. */
  address_mark: string
  language: string
  asked_at: string
  /** Null until somebody who reads the address has said yes. */
  confirmed_at: string | null
  announced_at: string
  told_day: string
  told_count: number
}
