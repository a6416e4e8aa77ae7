import { contestedSeatsOf, isOver, resultOf, seatScoresOf } from '@tablee/domain/tournaments/kinds/match-result'
import { seatsIn, winningSide } from '@tablee/domain/tournaments/kinds/result'
import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats, sidesFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import { mirrorScore, type Score } from '@tablee/domain/tournaments/results/score'
import { teamOf } from '@tablee/domain/tournaments/teams/entrants'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { resultOf as ownResultOf, scoreText } from '../match-view/own-view.ts'
import { usePeopleNames } from '../tournament-frame/player-names.ts'
import { seatLetter } from './seat-letter.ts'

type TeamStateProps = { readonly tournament: Tournament; readonly match: TeamMatch; readonly own: PlayerId }

/** "Équipe : 1 gagné, 1 en cours", and what each seat did, own team first. */
export function TeamState({ tournament, match, own }: TeamStateProps) {
  const { t } = useTranslation()
  const names = usePeopleNames(tournament)
  const title = useId()
  const summary = useSummary({ tournament, match, own })
  const sides = sidesFor(match, own)
  if (sides === null || !isBySeats(match)) return null
  const [ours, theirs] = sides
  const isFirst = match.sides[0] === ours
  const scores = seatScoresOf(match) ?? []
  const contested = contestedSeatsOf(match)
  const stands = resultOf(match)
  const isEnded = stands !== null && seatsIn(stands.result)?.ended === true
  const mayStop = stands !== null && !isEnded && !scores[ours.indexOf(own)]
  const wordOf = (seat: number, score: Score | null) => {
    if (contested.includes(seat)) return t('tournament.matches.contested')
    if (score) return score.isDoubleLoss ? t('tournament.matches.doubleLoss') : scoreText(score)
    return t(isOver(match) ? 'teams.row.seatUnfinished' : 'teams.row.seatOpen')
  }
  return (
    <section
      aria-labelledby={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-surface px-4 py-3"
    >
      <h2 id={title} aria-live="polite" className="unbroken-words text-lg">
        {summary}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {ours.map((member, seat) => {
          const score = scores[seat] ?? null
          const shown = score && !isFirst ? mirrorScore(score) : score
          return (
            <li key={member} className="flex min-h-9 items-center gap-x-3 py-0.5 large-text:flex-wrap">
              <span className="w-4 shrink-0 font-display font-bold">{seatLetter(seat)}</span>
              <span className="unbroken-words min-w-0 flex-1">
                <bdi className={member === own ? 'font-semibold' : undefined}>{names.get(member) ?? ''}</bdi>
                <span className="text-muted"> – </span>
                <bdi>{names.get(theirs[seat] ?? member) ?? ''}</bdi>
              </span>
              <span className="shrink-0 tabular-nums text-muted large-text:basis-full large-text:ps-7">
                {wordOf(seat, shown)}
              </span>
            </li>
          )
        })}
      </ol>
      {mayStop ? <p className="text-sm font-semibold">{t('teams.card.mayStop')}</p> : null}
      <p className="text-sm text-muted">{t('teams.seatsMean')}</p>
    </section>
  )
}

/** As the members say it; once decided, who won the round. */
function useSummary({ tournament, match, own }: TeamStateProps): string {
  const { t } = useTranslation()
  const { list } = useFormats()
  const sides = sidesFor(match, own)
  if (sides === null) return ''
  const [ours, theirs] = sides
  const stands = resultOf(match)
  if (stands) {
    const winner = winningSide(stands.result)
    if (winner === null) return t('teams.card.teamDrew')
    if (match.sides[winner] === ours) return t('teams.card.teamWon')
    return t('teams.card.teamLost', { team: teamOf(tournament, theirs[0])?.name ?? '' })
  }
  const isFirst = match.sides[0] === ours
  const scores = ours.map((_, seat) => seatScoresOf(match)?.[seat] ?? null)
  const results = scores.map((score) => (score === null ? 'open' : ownResultOf(isFirst ? score : mirrorScore(score))))
  const count = (kind: 'won' | 'lost' | 'drawn' | 'open') =>
    results.filter((each) => each === kind || (kind === 'lost' && each === 'bothLost')).length
  const parts = (['won', 'lost', 'drawn', 'open'] as const).flatMap((kind) =>
    count(kind) === 0 ? [] : [t(`teams.card.${kind}`, { count: count(kind) })],
  )
  return t('teams.card.state', { state: list(parts) })
}
