import { Check } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { BOARD_GAP_EMS, nameScale, podColumns } from './pod-columns.ts'
import { uncutPart, useTextWidth } from './text-width.ts'
import { useRoom } from './use-room.ts'
import { WallFoot } from './wall-foot.tsx'
import { pageAt, pageMs, pagesOf } from './wall-pages.ts'

export type BoardSeat = {
  readonly key: string
  readonly number: number
  /** Null: an empty chair. */
  readonly name: string | null
  /** Whether they go on from here; null: not decided. */
  readonly goesOn: boolean | null
}

/** A table with who sits there, in order of seats. */
export type Board = {
  readonly title: string
  /** What is said in the foot about its page. */
  readonly mark: string
  /** Not a table: who waits. */
  readonly isAside: boolean
  readonly seats: readonly BoardSeat[]
}

type WallBoardsProps = { readonly boards: readonly Board[]; readonly children?: ReactNode }

/** Tables side by side in letters that a room reads, on pages that turn where one would make them small. */
export function WallBoards({ boards, children }: WallBoardsProps) {
  const element = useRef<HTMLDivElement>(null)
  const room = useRoom(element)
  const widthOf = useTextWidth()
  const now = useNow(1_000)
  const shorterSide = Math.min(window.innerWidth, window.innerHeight)
  const fit =
    room &&
    podColumns(
      boards.map(({ seats }) => seats.length),
      { ...room, shorterSide },
    )
  const scaleOf = ({ name, goesOn }: BoardSeat): number => {
    if (!fit || name === null) return 1
    const widths = { name: widthOf(name), uncut: widthOf(uncutPart(name)) }
    return nameScale(widths, { ...fit, width: room.width, goesOn: goesOn === true })
  }
  const pages = fit && pagesOf(boards, { columns: 1, perColumn: fit.perPage })
  const page = pages && pageAt(pages, ({ rows }) => pageMs(lettersOn(rows)), now)
  const marks = pages?.map(({ rows }) => [...new Set([rows[0]?.mark, rows.at(-1)?.mark])].join('–')) ?? []
  return (
    <>
      <div ref={element} className="min-h-0 flex-1 overflow-clip">
        {fit && page ? (
          <div
            key={page.number}
            className="arrive grid h-full content-evenly"
            style={{
              gridTemplateColumns: `repeat(${fit.columns}, minmax(0, 1fr))`,
              columnGap: `${BOARD_GAP_EMS}em`,
              fontSize: fit.type,
            }}
          >
            {page.rows.map((board) => (
              <OneBoard key={board.seats.map(({ key }) => key).join()} board={board} scaleOf={scaleOf} />
            ))}
          </div>
        ) : null}
      </div>
      <WallFoot {...(page ? { pages: { beginnings: marks, number: page.number } } : {})}>{children}</WallFoot>
    </>
  )
}

function lettersOn(boards: readonly Board[]): number {
  return boards.flatMap(({ seats }) => seats).reduce((sum, { name }) => sum + (name?.length ?? 0), 0)
}

type OneBoardProps = { readonly board: Board; readonly scaleOf: (seat: BoardSeat) => number }

function OneBoard({ board: { title, isAside, seats }, scaleOf }: OneBoardProps) {
  return (
    <section className="min-w-0">
      <h3
        className={classNames(
          'truncate rounded-control px-[0.5em] text-[1em] leading-[1.6] font-bold',
          isAside ? 'bg-sunken text-ink' : 'bg-mat text-on-mat',
        )}
      >
        {title}
      </h3>
      <ol>
        {seats.map((seat) => (
          <SeatLine key={seat.key} seat={seat} scale={scaleOf(seat)} />
        ))}
      </ol>
    </section>
  )
}

function SeatLine({ seat: { number, name, goesOn }, scale }: { readonly seat: BoardSeat; readonly scale: number }) {
  const { t } = useTranslation()
  return (
    <li className="flex min-w-0 items-center gap-[0.5em] border-b border-line leading-[1.45]">
      <span className="w-[1.4em] shrink-0 text-end text-muted tabular-nums">{number}</span>
      {name === null ? (
        <span className="text-muted">{t('draft.emptyChair')}</span>
      ) : (
        <span className="flex min-w-0 flex-1" style={{ fontSize: `${scale}em` }}>
          <PlayerName
            name={name}
            isOneLine
            isStrong={goesOn !== false}
            className={classNames('flex-1 font-display', goesOn === false && 'text-muted')}
          />
        </span>
      )}
      {goesOn ? (
        <>
          <Check aria-hidden="true" className="size-[0.9em] shrink-0 text-felt" />
          <span className="sr-only">{t('cut.pods.goesOn')}</span>
        </>
      ) : null}
    </li>
  )
}
