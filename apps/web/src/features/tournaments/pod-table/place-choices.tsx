import type { Placings } from '@tablee/domain/tournaments/tournament'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Choice } from './choice.tsx'
import type { Seated } from './seated.ts'

type PlaceChoicesProps = {
  readonly seated: Seated
  readonly chosen: Placings | null
  readonly onChoose: (placings: Placings | null) => void
  readonly isDisabled: boolean
}

/** Names tapped from the first to the last; those left untapped share the place after them. */
export function PlaceChoices({ seated: { short, own, out = [] }, chosen, onChoose, isDisabled }: PlaceChoicesProps) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const order = orderOf(chosen)
  const tap = (seat: number) => {
    const next = order.includes(seat) ? order.filter((one) => one !== seat) : [...order, seat]
    onChoose(next.length === 0 ? null : { places: short.map((_, one) => placeIn(next, one)) })
  }
  return (
    <fieldset disabled={isDisabled} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="sr-only">{t('pods.report.places')}</legend>
      <p className="text-sm text-muted">{t('pods.report.placesHelp')}</p>
      {short.map((name, seat) => {
        if (out.includes(seat)) return null
        const shown = seat === own ? `${name} ${t('dashboard.youNote')}` : name
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name belongs to its seat
          <Choice key={seat} isChosen={order.includes(seat)} onChoose={() => tap(seat)}>
            {order.includes(seat) ? `${ordinal(order.indexOf(seat) + 1)} ${shown}` : shown}
          </Choice>
        )
      })}
    </fieldset>
  )
}

function placeIn(order: readonly number[], seat: number): number {
  const place = order.indexOf(seat)
  return place < 0 ? order.length + 1 : place + 1
}

/** Seats with a place of their own, from the first on. */
function orderOf(chosen: Placings | null): readonly number[] {
  if (chosen === null || !('places' in chosen)) return []
  const { places } = chosen
  const seatAt = (place: number) => places.flatMap((one, seat) => (one === place ? [seat] : []))
  const alone = places.map((_, index) => seatAt(index + 1))
  const end = alone.findIndex((seats) => seats.length !== 1)
  return alone.slice(0, end < 0 ? places.length : end).flat()
}
