import {
  contestedSeatsOf,
  isContested,
  isOver,
  resultOf,
  seatScoresOf,
} from '@tablee/domain/tournaments/kinds/match-result'
import { seatWins } from '@tablee/domain/tournaments/kinds/result'
import { entrantsIn, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats } from '@tablee/domain/tournaments/kinds/team-meeting'
import type { SeatScores } from '@tablee/domain/tournaments/teams/team'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { scoreText } from '../match-view/own-view.ts'
import { TableNumber } from '../match-view/table-number.tsx'
import type { PlayerNames } from '../tournament-frame/player-names.ts'
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
  const scores = waiting ?? seatScoresOf(match)
  const won = scores && seatWins({ scores })
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
                note={gone.includes(team) ? t('departure.mark') : null}
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
      {action}
    </div>
  )
}

/** "A 2-0 · B en cours · C 1-2". */
function Seats({ match, scores }: { readonly match: TeamMatch; readonly scores: SeatScores | null }) {
  const { t } = useTranslation()
  const contested = contestedSeatsOf(match)
  const all = match.sides[0] ?? []
  const wordOf = (seat: number) => {
    const score = scores?.[seat] ?? null
    if (contested.includes(seat)) return t('tournament.matches.contested')
    if (score) return score.isDoubleLoss ? t('tournament.matches.doubleLoss') : scoreText(score)
    return resultOf(match) ? t('teams.row.seatUnfinished') : t('teams.row.seatOpen')
  }
  return (
    <p className={classNames('text-sm tabular-nums', isContested(match) ? 'text-amber' : 'text-muted')}>
      {all.map((member, seat) => (
        <span key={member} className="inline-block whitespace-nowrap">
          {seat === 0 ? null : <span className="px-1.5">·</span>}
          <span className="font-semibold">{seatLetter(seat)}</span> {wordOf(seat)}
        </span>
      ))}
    </p>
  )
}
