import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { departureIn } from '@tablee/domain/tournaments/players/departure'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useHeldTournament } from '../../api/own/held-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { resultOf } from '../../match-view/own-view.ts'
import { winnerFirst } from '../../score-entry/score-columns.ts'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'

type DepartureOfferProps = {
  readonly match: Meeting
  readonly access: StaffAccess
  readonly isBusy: boolean
  readonly onChoose: (score: Score) => void
}

/** One tap records the result of a departure: "Victoire 2-0 pour Paul". The button then stays in place, pressed. */
export function DepartureOffer({ match, access, isBusy, onChoose }: DepartureOfferProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const tournament = useHeldTournament(access.code)
  const names = usePlayerNames({ players: tournament?.players ?? NOBODY, teams: tournament?.teams ?? NOBODY })
  const proposed = (tournament && departureIn(tournament, match)?.proposed) ?? null
  const [last, setLast] = useState(proposed)
  if (proposed !== null && (last === null || !isSameScore(proposed, last))) setLast(proposed)
  if (last === null) return null
  const [first, second] = pairOf(match)
  const isDoubleLoss = last.isDoubleLoss === true
  const winner = names.get(resultOf(last) === 'won' ? first : second) ?? ''
  const result = isDoubleLoss ? t('departure.bothLost') : t('departure.win', { score: winnerFirst(last), name: winner })
  const stands = scoreOf(match)
  const isChosen = stands !== null && isSameScore(stands, last)
  return (
    <Button
      variant="secondary"
      isWide
      className="min-h-12 aria-pressed:bg-felt-wash"
      aria-label={t('departure.ofTable', { table: labelOf(match.table), result })}
      aria-pressed={isChosen}
      disabled={isBusy || (stands !== null && !isChosen)}
      onClick={() => onChoose(last)}
    >
      <span className="unbroken-words min-w-0">{result}</span>
    </Button>
  )
}

const NOBODY: readonly never[] = []
