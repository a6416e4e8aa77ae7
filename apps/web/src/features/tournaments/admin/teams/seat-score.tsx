import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { keptBackOf } from '@tablee/domain/tournaments/kinds/whole-match'
import { type AllowedScore, isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { useMemo } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useWholeTournament } from '../../api/following/whole-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { knownReports, latestReports } from '../../api/results/get-score-reports.ts'
import { resultOf } from '../../match-view/own-view.ts'
import { shortNames } from '../../match-view/short-name.ts'
import { winnerFirst } from '../../score-entry/score-columns.ts'
import { ScoreGrid } from '../../score-entry/score-grid.tsx'
import { seatLetter } from '../../teams/seat-letter.ts'

type SeatScoreProps = {
  readonly match: TeamMatch
  /** From 0. */
  readonly seat: number
  readonly people: PlayerNames
  readonly access: StaffAccess
  readonly allowed: readonly AllowedScore[]
  readonly chosen: Score | null
  readonly isContested: boolean
  readonly isDisabled: boolean
  /** Null: not finished yet. */
  readonly onChoose: (score: Score | null) => void
}

/** The scores of a seat; the chosen one, tapped again, is taken away. */
export function SeatScore(props: SeatScoreProps) {
  const { match, seat, people, allowed, chosen, isContested, isDisabled, onChoose } = props
  const { t } = useTranslation()
  const seated = [match.sides[0]?.[seat], match.sides[1]?.[seat]].map((id) => (id && people.get(id)) ?? '')
  const [one = '', other = ''] = shortNames(seated)
  const letter = seatLetter(seat)
  const words = useWords(one, other)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line pt-3" data-seat={letter}>
      <h3 className="flex items-baseline gap-2 text-base font-semibold">
        <span className="font-display">{letter}</span>
        <span className="unbroken-words min-w-0 font-normal text-muted">
          <bdi>{seated[0]}</bdi> – <bdi>{seated[1]}</bdi>
        </span>
      </h3>
      {isContested ? <Said {...props} words={words} /> : null}
      <ScoreGrid
        label={t('teams.sheet.seat', { seat: letter, one, other })}
        allowed={allowed}
        headings={{
          first: t('admin.scores.winsGroup', { name: one }),
          draw: t('admin.scores.draw'),
          second: t('admin.scores.winsGroup', { name: other }),
        }}
        textOf={winnerFirst}
        nameOf={(score) => t('teams.sheet.nameOf', { seat: letter, result: words(score) })}
        chosen={chosen}
        onChoose={(score) => onChoose(chosen && isSameScore(chosen, score) ? null : score)}
        isDisabled={isDisabled}
      />
    </section>
  )
}

function useWords(one: string, other: string): (score: Score) => string {
  const { t } = useTranslation()
  return (score) => {
    const result = resultOf(score)
    if (result === 'bothLost') return t('admin.scores.doubleLoss')
    if (result === 'drawn') return t('admin.scores.isDraw', { score: winnerFirst(score) })
    return t('admin.scores.wins', { name: result === 'won' ? one : other, score: winnerFirst(score) })
  }
}

/** Who said what at a contested seat. */
function Said({ match, seat, people, access, words }: SeatScoreProps & { readonly words: (score: Score) => string }) {
  const { t } = useTranslation()
  const whole = useWholeTournament(access)
  const reports = useMemo(
    () => latestReports((whole && knownReports(keptBackOf(whole)).get(match.id)) ?? []),
    [whole, match.id],
  )
  const seated: readonly (string | undefined)[] = match.sides.map((side) => side[seat])
  const said = reports.filter(({ by }) => seated.includes(by))
  return (
    <div className="grid gap-0.5 rounded-control bg-amber-wash px-3 py-2">
      <p className="font-semibold text-amber">{t('teams.sheet.contested', { seat: seatLetter(seat) })}</p>
      <ul>
        {said.map(({ by, score, seats }) => {
          const at = seats?.[seat] ?? score
          const name = people.get(by as (typeof match.sides)[number][number]) ?? ''
          return (
            <li key={by} className="unbroken-words">
              {t('teams.sheet.said', { name, result: at ? words(at) : t('pods.sent.noResult') })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
