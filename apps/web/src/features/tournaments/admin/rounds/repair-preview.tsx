import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { RoundRepair } from '@tablee/domain/tournaments/rounds/smallest-repair'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../../language/use-translation.ts'
import { PlayerName } from '../../../../ui/player-name.tsx'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'

type RepairPreviewProps = {
  readonly tournament: Tournament
  readonly repair: RoundRepair
  readonly newcomers: readonly PlayerId[]
}

/** A table, the bye, or none. */
type Place = { readonly label: string; readonly players: readonly PlayerId[] }

/** Current and new seats, only where they change. */
export function RepairPreview({ tournament, repair, newcomers }: RepairPreviewProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const names = usePlayerNames(tournament)
  const placeOf = (match: Match): Place => {
    const table = tableOf(match)
    const label = table === null ? t('repair.bye') : t('admin.pairing.table', { table: labelOf(table) })
    return { label, players: seatsOf(match) }
  }
  const columns = [
    {
      title: t('repair.before'),
      places: [...inTableOrder(repair.undone).map(placeOf), { label: t('repair.without'), players: newcomers }],
    },
    { title: t('repair.after'), places: inTableOrder(repair.made).map(placeOf) },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      {columns.map(({ title, places }) => (
        <section key={title} className="grid min-w-0 content-start gap-2">
          <h4 className="border-b border-line text-sm font-semibold">{title}</h4>
          <ul className="grid gap-2">
            {places.map(({ label, players }) => (
              <li key={`${label} ${players.join(' ')}`} className="grid min-w-0 gap-1 leading-tight tabular-nums">
                <span className="text-sm text-muted">{label}</span>
                {players.map((id) => (
                  <PlayerName key={id} name={names.get(id) ?? ''} isStrong={newcomers.includes(id)} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-sm text-muted sm:col-span-2">{t('repair.note')}</p>
    </div>
  )
}

/** The bye comes last. */
function inTableOrder(matches: readonly Match[]): readonly Match[] {
  const placeOf = (match: Match) => tableOf(match) ?? Number.POSITIVE_INFINITY
  return matches.toSorted((one, other) => placeOf(one) - placeOf(other))
}
