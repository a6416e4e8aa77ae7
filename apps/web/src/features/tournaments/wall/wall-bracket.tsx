import { type BracketNode, gamesWonAt } from '@tablee/domain/tournaments/kinds/bracket'
import { firstChoiceIn } from '@tablee/domain/tournaments/kinds/first-choice'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Check, Hand } from 'lucide-react'
import { type CSSProperties, useId, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useBracketRoundName } from '../tournament-frame/bracket-round-name.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { type BracketPage, bracketPage } from './bracket-page.ts'
import { type BracketName, bracketType } from './bracket-type.ts'
import { PlayingTables } from './playing-tables.tsx'
import { type TextWidth, uncutPart, useTextWidth } from './text-width.ts'
import { useIsSmall } from './use-is-small.ts'
import { useRoom } from './use-room.ts'
import { WallFoot } from './wall-foot.tsx'
import type { Room } from './wall-grid.ts'
import type { WallScene } from './wall-scene.ts'

type WallBracketProps = {
  readonly tournament: Tournament
  readonly scene: Extract<WallScene, { readonly kind: 'bracket' }>
}

/** Share of the shorter side: a final's type, and the gap between columns. */
const MOST_TYPE = 0.054
const GAP = 0.044
/** Share of the shorter side. */
const TITLE = 0.05

/** Half the gap between columns, where tree lines meet. */
const ARM = 'w-[calc(var(--unit)*1.25)] border-control'

/** For a whole room (STAK-9). */
export function WallBracket({ tournament, scene }: WallBracketProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const now = useNow(1_000)
  const isSmall = useIsSmall()
  const element = useRef<HTMLDivElement>(null)
  const room = useRoom(element)
  const widthOf = useTextWidth()
  const page = bracketPage(tournament, scene.round, isSmall ? null : now)
  if (!page) return null
  const { rounds, number, of } = page
  const chooserOf = (match: Match) => (isOver(match) ? null : (firstChoiceIn(tournament, match)?.playerId ?? null))
  const isChosen = tournament.matches.some((match) => match.round === scene.round && chooserOf(match) !== null)
  return (
    <>
      <div ref={element} className={isSmall ? 'text-lg' : 'min-h-0 flex-1'}>
        <div
          key={number}
          className={classNames('arrive', isSmall ? 'grid gap-5' : 'flex h-full gap-[calc(var(--unit)*2.5)]')}
          style={isSmall ? SMALL_ROW : styleOf(room, { page, widthOf, names })}
        >
          {rounds.map((round, index) => (
            <Column
              key={round.places}
              {...{ round, names, seeds: page.seeds, chooserOf }}
              isPlayed={round.round === scene.round}
              hasTree={!isSmall}
              isFirst={index === 0}
              isLast={index === rounds.length - 1}
              thirdPlace={index === rounds.length - 1 ? page.thirdPlace : null}
            />
          ))}
        </div>
      </div>
      <WallFoot pages={{ beginnings: Array.from({ length: of }, (_, index) => `${index + 1}/${of}`), number }}>
        {scene.playing.length > 0 ? (
          <PlayingTables tables={scene.playing} />
        ) : (
          <span className="min-w-0 truncate">{t(scene.isFinal ? 'cut.finalPlayed' : 'cut.nextComes')}</span>
        )}
        {isChosen ? (
          <span className="flex shrink-0 items-center gap-[0.4em]">
            <Hand aria-hidden="true" className="size-[0.9em] shrink-0" />
            {t('cut.choosesMark')}
          </span>
        ) : null}
      </WallFoot>
    </>
  )
}

const SMALL_ROW = { '--row': '2.2em' } as CSSProperties

type Measured = { readonly page: BracketPage; readonly widthOf: TextWidth; readonly names: PlayerNames }

/** One size for all names on all pages. */
function styleOf(room: Room | null, { page, widthOf, names }: Measured): CSSProperties {
  if (!room) return {}
  const side = Math.min(window.innerWidth, window.innerHeight)
  const { rounds, players } = page
  const { type, row } = bracketType({
    nodes: rounds[0]?.nodes.length ?? 1,
    columns: rounds.length,
    names: players.map((player) => nameWidth(names.get(player) ?? '', widthOf)),
    table: TABLE_WIDTH,
    room: { width: room.width, height: room.height - TITLE * side },
    gap: GAP * side,
    most: MOST_TYPE * side,
  })
  return { fontSize: Math.max(1, type), '--row': `${row}em` } as CSSProperties
}

/** Three digits with padding; prefixes are rarer. */
const TABLE_WIDTH = 2.8

function nameWidth(name: string, widthOf: TextWidth): BracketName {
  const words = name.split(/(?<=[\s-])/).map((word) => widthOf(word.trim()))
  return { width: widthOf(uncutPart(name)), longestWord: Math.max(0, ...words) }
}

type ColumnProps = {
  readonly round: BracketPage['rounds'][number]
  readonly names: PlayerNames
  readonly seeds: BracketPage['seeds']
  /** The player who chooses to go first in an open match. */
  readonly chooserOf: (match: Match) => PlayerId | null
  /** The current round has the most detail. */
  readonly isPlayed: boolean
  /** Lines between columns; on a phone rounds are stacked. */
  readonly hasTree: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  /** At the foot of the final's column. */
  readonly thirdPlace: BracketNode | null
}

function Column({ round, isPlayed, hasTree, isFirst, isLast, thirdPlace, ...known }: ColumnProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const thirdId = useId()
  const roundName = useBracketRoundName()
  return (
    <section
      className={classNames(
        'relative flex min-w-0 flex-col gap-[0.3em]',
        hasTree && (isPlayed ? 'flex-[1.3]' : 'flex-1'),
      )}
    >
      <h3 id={titleId} className="text-[length:calc(var(--unit)*1.9)] leading-tight font-semibold">
        {roundName(round.places)}
      </h3>
      {/* Equal shares of the height centre a match between its predecessors. */}
      <ol aria-labelledby={titleId} className={classNames('flex flex-col', hasTree ? 'min-h-0 flex-1' : 'gap-3')}>
        {[...round.nodes.entries()].map(([place, node]) => (
          <li key={place} className="relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] items-center">
            {isFirst || !hasTree ? null : (
              <span
                aria-hidden="true"
                className={classNames('absolute end-full top-1/2 border-t-[length:calc(var(--unit)*0.16)]', ARM)}
              />
            )}
            <Node node={node} {...known} />
            {isLast || !hasTree ? null : (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute start-full h-1/2 border-e-[length:calc(var(--unit)*0.16)]',
                  place % 2 === 0
                    ? 'top-1/2 border-t-[length:calc(var(--unit)*0.16)]'
                    : 'bottom-1/2 border-b-[length:calc(var(--unit)*0.16)]',
                  ARM,
                )}
              />
            )}
          </li>
        ))}
      </ol>
      {thirdPlace ? (
        // In the space below the final, which is centred.
        <section
          aria-labelledby={thirdId}
          className={classNames('grid gap-[0.3em]', hasTree && 'absolute inset-x-0 bottom-0')}
        >
          <h4 id={thirdId} className="font-display text-[length:calc(var(--unit)*1.9)] leading-tight font-semibold">
            {t('cut.thirdPlace')}
          </h4>
          <Node node={thirdPlace} {...known} />
        </section>
      ) : null}
    </section>
  )
}

type NodeProps = Pick<ColumnProps, 'names' | 'seeds' | 'chooserOf'> & { readonly node: BracketNode }

function Node({ node, ...known }: NodeProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const { seats, match } = node
  const table = match && !isOver(match) ? tableOf(match) : null
  return (
    <div className="flex min-w-0 overflow-clip rounded-card border border-line bg-surface">
      {table === null ? null : (
        <p className="flex shrink-0 items-center bg-mat px-[0.45em] font-display font-bold whitespace-nowrap text-on-mat tabular-nums">
          <span className="sr-only">{t('wall.table')}</span> {labelOf(table)}
        </p>
      )}
      <ul className="min-w-0 flex-1">
        {seats.map((seat, index) => (
          <li
            key={seat ?? index}
            className={classNames(
              'flex min-h-(--row,1.95em) items-center gap-[0.5em] px-[0.5em] leading-[1.1]',
              index === 0 && 'border-b border-line',
            )}
          >
            {seat === null ? (
              <span className="text-[0.8em] text-muted">{t(match ? 'cut.exempt' : 'cut.undecided')}</span>
            ) : (
              <Seat seat={seat} node={node} {...known} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Seat({ seat, node, names, seeds, chooserOf }: NodeProps & { readonly seat: PlayerId }) {
  const { t } = useTranslation()
  const { winner, match } = node
  const seed = seeds.get(seat)
  const name = names.get(seat) ?? ''
  return (
    <>
      {seed === undefined ? null : (
        <span className="min-w-[1.2em] shrink-0 text-end text-[0.7em] text-muted tabular-nums">
          <span aria-hidden="true">{seed}</span>
          <span className="sr-only">{t('cut.seed', { seed })}</span>
        </span>
      )}
      <PlayerName
        name={name}
        isStrong={winner === null || winner === seat}
        className={classNames('flex-1 font-display line-clamp-2', winner !== null && winner !== seat && 'text-muted')}
      />
      {match && chooserOf(match) === seat ? (
        <>
          <Hand aria-hidden="true" className="size-[0.8em] shrink-0 text-muted" />
          <span className="sr-only">{t('cut.choosesMark')}</span>
        </>
      ) : null}
      {winner === seat ? (
        <>
          <Check aria-hidden="true" className="size-[0.9em] shrink-0 text-felt" />
          <span className="sr-only">{t('cut.wins')}</span>
        </>
      ) : null}
      <span className="shrink-0 font-semibold tabular-nums empty:hidden">{gamesWonAt(node, seat)}</span>
    </>
  )
}
