/** With more seats a dot stands for several; this many fit the narrowest phone. */
const MOST_DOTS = 16

type SeatDotsProps = { readonly taken: number; readonly seats: number }

/** Filled dots for taken seats; the text next to it gives the numbers. */
export function SeatDots({ taken, seats }: SeatDotsProps) {
  const { filled, open } = seatDots({ taken, seats })
  return (
    <span aria-hidden="true" className="block text-felt wrap-anywhere">
      {'●'.repeat(filled)}
      <span className="text-control">{'○'.repeat(open)}</span>
    </span>
  )
}

/** Scaled to a line; the first taken and the last free seat stay visible. */
export function seatDots({ taken, seats }: SeatDotsProps): { readonly filled: number; readonly open: number } {
  const dots = Math.min(seats, MOST_DOTS)
  const share = Math.round((dots * taken) / seats)
  const least = taken > 0 ? 1 : 0
  const most = taken < seats ? dots - 1 : dots
  const filled = Math.min(most, Math.max(least, share))
  return { filled, open: dots - filled }
}
