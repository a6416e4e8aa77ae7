import {
  contestedSeatsOf,
  isContested,
  isOver,
  resultOf,
  scoreOf,
  seatScoresOf,
} from '@tablee/domain/tournaments/kinds/match-result'
import { seatWins } from '@tablee/domain/tournaments/kinds/result'
import { entrantsIn, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats } from '@tablee/domain/tournaments/kinds/team-meeting'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { SeatScores } from '@tablee/domain/tournaments/teams/team'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { scoreText } from '../match-view/own-view.ts'
import { TableNumber } from '../match-view/table-number.tsx'
import { useFixedSeat, withFixedSeat } from '../table-plan/fixed-seats.tsx'
import { seatLetter } from './seat-letter.ts'

type TeamNamesProps = {
  readonly match: TeamMatch
  /** A captain's is the name of the team. */
  readonly names: PlayerNames
  /** Says who is in each team, below its name. */
  readonly people?: PlayerNames | null
  readonly own: PlayerId | null
  /** Teams that left before their match was over. */
  readonly gone?: readonly PlayerId[]
  /** Entered here, waiting for the network. */
  readonly waiting?: SeatScores | null
  readonly isOneLine?: boolean
  readonly action?: ReactNode
}

/** Two teams with the matches each has won, and how every seat stands. Same height with and without a result. */
export function TeamNames({
  match,
  names,
  people = null,
  own,
  gone = [],
  waiting = null,
  isOneLine = false,
  action,
}: TeamNamesProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const fixedAt = useFixedSeat()
  const keptBy = (side: number) => match.sides[side]?.map(fixedAt).find((table) => table !== null) ?? null
  const scores = waiting ?? seatScoresOf(match)
  const won = isBySeats(match) ? scores && seatWins({ scores }) : gamesIn(match)
  const isDecided = isOver(match) || waiting !== null
  const teams = entrantsIn(match)
  const isOwn = own !== null && seatsOf(match).includes(own)
  const games = [won?.wins1, won?.wins2]
  const isLoser = (side: number) => isDecided && won !== null && (games[side] ?? 0) < (games[1 - side] ?? 0)
  return (
    <div
      className={classNames(
        'flex min-h-16 items-center gap-3 px-3 py-1.5 flat:py-0.5 large-text:flex-wrap',
        isOwn && 'bg-felt-wash',
      )}
    >
      <TableNumber table={match.table} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] large-text:basis-3/5">
        {teams.map((team, side) => (
          <span
            key={team}
            className={classNames(
              'flex items-baseline gap-3',
              !isDecided ? 'text-ink' : isLoser(side) ? 'text-muted' : 'font-semibold',
            )}
          >
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
              <PlayerName
                name={names.get(team) ?? ''}
                isOneLine={isOneLine}
                note={withFixedSeat(gone.includes(team) ? t('departure.mark') : null, keptBy(side))}
              />
              {people ? (
                <span className="unbroken-words text-sm font-normal text-muted">
                  {list((match.sides[side] ?? []).map((id) => people.get(id) ?? ''))}
                </span>
              ) : null}
            </span>
            {won === null ? null : (
              <data
                value={games[side] ?? 0}
                className="min-w-5 text-end font-display text-lg leading-[1.5rem] font-bold tabular-nums"
              >
                {games[side]}
              </data>
            )}
          </span>
        ))}
        {isBySeats(match) ? <Seats match={match} scores={scores} /> : null}
      </div>
      {!isBySeats(match) && isContested(match) ? (
        <Badge tone="amber" className="shrink-0">
          {t('tournament.matches.contested')}
        </Badge>
      ) : null}
      {action}
    </div>
  )
}

/** Of two against two; a double loss has no numbers. */
function gamesIn(match: TeamMatch) {
  const score = scoreOf(match)
  return score?.isDoubleLoss ? null : score
}

type SeatsProps = { readonly match: TeamMatch; readonly scores: SeatScores | null }

/** "A 2-0  B –  C 1-2": as wide without a result, so that nothing moves when one comes. */
function Seats({ match, scores }: SeatsProps) {
  const contested = contestedSeatsOf(match)
  return (
    <span className="grid grid-cols-3 gap-x-1 text-sm text-muted tabular-nums large-text:flex large-text:flex-wrap large-text:gap-x-3">
      {(match.sides[0] ?? []).map((member, seat) => (
        <span key={member} className="flex min-w-0 items-center gap-1 whitespace-nowrap">
          <span className="font-semibold">{seatLetter(seat)}</span>{' '}
          <SeatMark match={match} score={scores?.[seat] ?? null} isContested={contested.includes(seat)} />
        </span>
      ))}
    </span>
  )
}

type SeatMarkProps = { readonly match: TeamMatch; readonly score: Score | null; readonly isContested: boolean }

function SeatMark({ match, score, isContested }: SeatMarkProps) {
  const { t } = useTranslation()
  if (isContested) {
    return (
      <>
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />
        <span className="sr-only">{t('tournament.matches.contested')}</span>
      </>
    )
  }
  if (score && !score.isDoubleLoss) return <span>{scoreText(score)}</span>
  const said = score
    ? t('tournament.matches.doubleLoss')
    : t(resultOf(match) ? 'teams.row.seatUnfinished' : 'teams.row.seatOpen')
  return (
    <>
      <span aria-hidden="true">{score ? '0-0' : '–'}</span>
      <span className="sr-only">{said}</span>
    </>
  )
}
