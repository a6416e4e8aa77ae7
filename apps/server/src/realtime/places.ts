export type MostPlaces = { readonly ofAddress: number; readonly inAll: number }

/** A limited number of places, with a limit per address. */
export type Places = {
  /** False, with nothing taken, if there are not enough. */
  readonly take: (address: string, count: number) => boolean
  readonly give: (address: string, count: number) => void
}

export function createPlaces({ ofAddress, inAll }: MostPlaces): Places {
  const taken = new Map<string, number>()
  let sum = 0
  return {
    take: (address, count) => {
      const own = (taken.get(address) ?? 0) + count
      if (own > ofAddress || sum + count > inAll) return false
      taken.set(address, own)
      sum += count
      return true
    },
    give: (address, count) => {
      const left = (taken.get(address) ?? 0) - count
      if (left > 0) taken.set(address, left)
      else taken.delete(address)
      sum -= count
    },
  }
}
