import { scoreOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isBye, isMeeting, isUnopposed, pairOf, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Match, Meeting, PlayerId } from '@tablee/domain/tournaments/tournament'
import { memo, type ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { DownMark } from '../conduct/down-mark.tsx'
import type { Ruling } from '../conduct/ruling.ts'
import { useFixedSeat, withFixedSeat } from '../table-plan/fixed-seats.tsx'
import { resultOf } from './own-view.ts'
import { NoTable, TableNumber, TakenAsItIs } from './table-number.tsx'

type MatchRowProps = {
  readonly match: Match
  readonly name1: string
  /** Null without an opponent. */
  readonly name2: string | null
  /** Highlighted. */
  readonly own: PlayerId | null
  /** At the end of the row. */
  readonly action?: ReactNode
  /** Imported: the rules do not allow entering this result. */
  readonly isBeyondRules?: boolean
  /** The result was decided, not played. */
  readonly ruling?: Ruling | null
  /** Left before their match was over. */
  readonly gone?: readonly PlayerId[]
  /** Lost a game by decision. */
  readonly down?: readonly PlayerId[] | undefined
  /** Entered here, waiting for the network; null or omitted if none. */
  readonly waiting?: Score | null
  /** Awarded, not due to an odd number. */
  readonly isAwarded?: boolean
  /** Room for two lines of scores, one per name. */
  readonly isRoomy?: boolean
  /** On a desk: one line of 44 px, the score between the names. */
  readonly isLineOnDesk?: boolean
}

/** A table: its number, the two names stacked, and each player's games. Same height with and without a result. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const {
    match,
    name1,
    name2,
    own,
    action,
    isBeyondRules = false,
    isRoomy = false,
    isLineOnDesk = false,
    waiting = null,
    ruling = null,
    gone = NOBODY,
    down = NOBODY,
  } = props
  const { t } = useTranslation()
  const isOwn = own !== null && seatsOf(match).includes(own)
  return (
    <div
      className={classNames(
        'flex min-h-16 items-center gap-3 px-3 py-1.5 flat:min-h-13 flat:py-0.5 large-text:flex-wrap',
        isRoomy && '@[32rem]:min-h-28',
        isLineOnDesk && 'desk:min-h-11 desk:py-0',
        isOwn && 'bg-felt-wash',
      )}
    >
      {isMeeting(match) ? <TableNumber table={match.table} isLineOnDesk={isLineOnDesk} /> : <NoTable />}
      {isMeeting(match) ? (
        <Seats
          match={match}
          name1={name1}
          name2={name2 ?? ''}
          own={own}
          hasAction={Boolean(action)}
          ruling={ruling}
          isRoomy={isRoomy}
          isLineOnDesk={isLineOnDesk}
          {...{ gone, down }}
          waiting={waiting}
        />
      ) : (
        <div className="flex min-w-0 flex-1 items-center justify-between gap-3 large-text:flex-wrap">
          <PlayerName
            name={name1}
            isOneLine
            isStrong={isOwn}
            {...(isOwn ? { note: t('tournament.players.you') } : {})}
          />
          <Badge tone={isBye(match) ? 'felt' : 'neutral'} className="shrink-0">
            {props.isAwarded ? t('byes.shown') : isUnopposed(match) && t(`tournament.matches.${match.kind}`)}
          </Badge>
        </div>
      )}
      {isBeyondRules ? <TakenAsItIs /> : null}
      {action}
    </div>
  )
})

const NOBODY: readonly PlayerId[] = []

type SeatsProps = {
  readonly match: Meeting
  readonly name1: string
  readonly name2: string
  readonly own: PlayerId | null
  /** The action shows by itself that there is no result, and opens the full names. */
  readonly hasAction: boolean
  readonly isRoomy: boolean
  readonly isLineOnDesk: boolean
  readonly ruling: Ruling | null
  readonly gone: readonly PlayerId[]
  readonly down: readonly PlayerId[]
  readonly waiting: Score | null
}

function Seats(props: SeatsProps) {
  const { match, name1, name2, own, hasAction, isRoomy, isLineOnDesk, ruling, gone, down, waiting } = props
  const players = pairOf(match)
  const fixedAt = useFixedSeat()
  const score = waiting ?? scoreOf(match)
  const result = score && resultOf(score)
  // A double loss has no numbers.
  const gamesOf = (games: number | undefined) => (result === 'bothLost' ? undefined : games)
  const seats = [
    { name: name1, games: gamesOf(score?.wins1), isLoser: result === 'lost' || result === 'bothLost' },
    { name: name2, games: gamesOf(score?.wins2), isLoser: result === 'won' || result === 'bothLost' },
  ]
  return (
    <div
      className={classNames(
        'flex min-w-0 max-w-2xl flex-1 items-center gap-3 large-text:basis-3/5 large-text:flex-wrap',
        isLineOnDesk && 'desk:max-w-none',
      )}
    >
      <div
        className={classNames(
          'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] large-text:basis-full',
          isRoomy && '@[32rem]:gap-y-7',
          isLineOnDesk && 'desk:grid-cols-[minmax(0,1fr)_minmax(3.5rem,auto)_minmax(0,1fr)] desk:gap-x-2',
          isLineOnDesk && (isLong(name1) || isLong(name2) ? 'desk:items-center' : 'desk:items-baseline'),
        )}
      >
        {isLineOnDesk ? <Between match={match} hasScore={score !== null} /> : null}
        {seats.map(({ name, games, isLoser }, place) => (
          <Seat
            key={players[place]}
            name={name}
            isOwn={players[place] === own}
            hasLeft={gone.some((player) => player === players[place])}
            isDown={down.some((player) => player === players[place])}
            fixedAt={fixedAt(players[place])}
            games={games}
            tone={result === null ? 'text-ink' : isLoser ? 'text-muted' : 'font-semibold'}
            isOneLine={hasAction}
            desk={isLineOnDesk ? SIDES[place] : undefined}
          />
        ))}
      </div>
      {/* Same width with and without text, so that a desk's scores align. */}
      <span className={isLineOnDesk ? 'contents desk:flex desk:w-14 desk:shrink-0 desk:justify-end' : 'contents'}>
        <Standing {...{ match, hasAction, isLineOnDesk, ruling }} />
      </span>
    </div>
  )
}

/** So many letters fit one line of the narrowest desk; more go on in a second one, in smaller type. */
const LONG_ON_DESK = 24
const isLong = (name: string) => name.length > LONG_ON_DESK

/** On a desk the two face each other: games inside, names outside. */
const SIDES = [
  'desk:col-start-1 desk:justify-end desk:text-end',
  'desk:col-start-3 desk:flex-row-reverse desk:justify-end',
] as const

/** On a desk: "vs", or the separator of the games. */
function Between({ match, hasScore }: { readonly match: Meeting; readonly hasScore: boolean }) {
  const { t } = useTranslation()
  return (
    <span className="hidden text-center text-sm text-muted desk:col-start-2 desk:row-start-1 desk:block">
      {hasScore ? (
        scoreOf(match)?.isDoubleLoss ? (
          <span className="block max-w-20 leading-tight">{t('tournament.matches.doubleLoss')}</span>
        ) : (
          <span aria-hidden="true">·</span>
        )
      ) : statusOf(match) === 'contested' ? (
        <span className="font-semibold text-amber">{t('tournament.matches.contested')}</span>
      ) : (
        t('desk.playing')
      )}
    </span>
  )
}

type SeatProps = {
  readonly name: string
  readonly isOwn: boolean
  readonly hasLeft: boolean
  readonly isDown: boolean
  /** The table that the staff kept for them. */
  readonly fixedAt: number | null
  /** Undefined without a result. */
  readonly games: number | undefined
  readonly tone: string
  readonly isOneLine: boolean
  /** Position in a desk's line. */
  readonly desk: string | undefined
}

function Seat({ name, isOwn, hasLeft, isDown, fixedAt, games, tone, isOneLine, desk }: SeatProps) {
  const { t } = useTranslation()
  const note = hasLeft ? t('departure.mark') : isDown ? <DownMark /> : isOwn ? t('tournament.players.you') : null
  return (
    <span
      className={classNames(
        'flex items-baseline gap-3',
        tone,
        desk && 'desk:row-start-1 desk:min-w-0',
        desk && isLong(name) && 'desk:items-center',
        desk,
      )}
    >
      <PlayerName
        name={name}
        isOneLine={isOneLine}
        className={classNames(
          'flex-1',
          desk && 'desk:flex-initial',
          desk && (isLong(name) ? 'desk:text-sm desk:leading-[1.15] desk:text-balance' : 'desk:whitespace-nowrap'),
        )}
        note={withFixedSeat(note, fixedAt)}
      />
      {games === undefined ? null : (
        <data value={games} className="min-w-5 text-end font-display text-lg leading-[1.5rem] font-bold tabular-nums">
          {games}
        </data>
      )}
    </span>
  )
}

type StandingProps = Pick<SeatsProps, 'match' | 'hasAction' | 'isLineOnDesk' | 'ruling'>

/** What the numbers cannot say. */
function Standing({ match, hasAction, isLineOnDesk, ruling }: StandingProps) {
  const { t } = useTranslation()
  const status = statusOf(match)
  const drawnGames = scoreOf(match)?.draws ?? 0
  switch (status) {
    case 'pending':
      return null
    case 'contested':
      return hasAction ? null : (
        <Badge tone="amber" className={isLineOnDesk ? 'desk:hidden' : ''}>
          {t('tournament.matches.contested')}
        </Badge>
      )
    case 'terminated':
      if (ruling) {
        return <span className="max-w-20 shrink-0 text-sm leading-tight text-muted">{t(`conduct.mark.${ruling}`)}</span>
      }
      if (scoreOf(match)?.isDoubleLoss) {
        // On a desk, between the names instead of games.
        return (
          <span className={classNames('shrink-0 text-sm text-muted', isLineOnDesk && 'desk:hidden')}>
            {t('tournament.matches.doubleLoss')}
          </span>
        )
      }
      return drawnGames === 0 ? null : (
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {t('tournament.matches.drawnGames', { count: drawnGames })}
        </span>
      )
    default:
      return status satisfies never
  }
}
