import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { ToldDeckCheck } from '../api/rounds/deck-checks.ts'
import { usePeopleNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { useCheckState } from './use-check-state.ts'

type DrawnTableProps = {
  readonly tournament: Tournament
  readonly matchId: string
  readonly checks: readonly ToldDeckCheck[]
  readonly isBusy: boolean
  readonly onShow: (matchId: MatchId) => void
}

/** One tap opens its lists. */
export function DrawnTable({ tournament, matchId, checks, isBusy, onShow }: DrawnTableProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const labelOf = useTableLabel()
  const names = usePeopleNames(tournament)
  const stateOf = useCheckState()
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isPlayed(match)) return <li className="text-muted">{t('deckChecks.state.gone')}</li>
  const check = checks.findLast((one) => one.matchId === matchId && !one.isTakenBack)
  const isOver = check !== undefined && check.endedAt !== null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-display text-lg font-bold">{t('deckChecks.table', { table: labelOf(match.table) })}</span>
        <span className="text-sm text-muted">{check ? stateOf(check) : t('deckChecks.state.drawn')}</span>
      </p>
      <p className="wrap-anywhere">
        <bdi>{list(seatsOf(match).map((player) => names.get(player) ?? t('journal.somebody')))}</bdi>
      </p>
      {isOver ? null : (
        <Button variant="secondary" disabled={isBusy} onClick={() => onShow(match.id)}>
          {t(check?.isRead ? 'deckChecks.continue' : 'deckChecks.start')}
        </Button>
      )}
    </li>
  )
}
