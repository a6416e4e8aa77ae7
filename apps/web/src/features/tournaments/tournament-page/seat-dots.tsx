/** Beyond so many seats a dot stands for several; so many stand in one line of the narrowest phone. */
const MOST_DOTS = 16

type SeatDotsProps = { readonly taken: number; readonly seats: number }

/** Seats as a row of dots, the taken ones filled; the words beside it say how many. */
export function SeatDots({ taken, seats }: SeatDotsProps) {
  const { filled, open } = seatDots({ taken, seats })
  return (
    <span aria-hidden="true" className="block text-felt wrap-anywhere">
      {'●'.repeat(filled)}
      <span className="text-control">{'○'.repeat(open)}</span>
    </span>
  )
}

/** One each, or as many as fit in a line; the first that came and the last seat that is free are always seen. */
export function seatDots({ taken, seats }: SeatDotsProps): { readonly filled: number; readonly open: number } {
  const dots = Math.min(seats, MOST_DOTS)
  const share = Math.round((dots * taken) / seats)
  const least = taken > 0 ? 1 : 0
  const most = taken < seats ? dots - 1 : dots
  const filled = Math.min(most, Math.max(least, share))
  return { filled, open: dots - filled }
}
