import type { CSSProperties } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { MARK_SCALE, type NameFit, OTHER_SCALE, ROW_GAP, type WallGrid, WHOLE } from './wall-grid.ts'

export type LineEnd = {
  /** A table number, words instead of a table, or points. */
  readonly kind: 'table' | 'note' | 'points'
  readonly text: string
}

export type WallLine = {
  readonly key: string
  /** A place, or a word instead. */
  readonly lead: string | null
  /** In ems, so that places align. */
  readonly leadWidth: number
  readonly name: string
  readonly isStrong: boolean
  readonly end: LineEnd | null
  readonly other: string | null
  /** A note below the name. */
  readonly mark: string | null
}

type WallLineTextProps = Pick<WallGrid, 'other' | 'nameWidth'> & {
  readonly line: WallLine
  /** On a phone a long name wraps. */
  readonly isWhole?: boolean
  /** Where its column would cut the name. */
  readonly fit?: NameFit
}

/** Half size would be too small in the hand. */
const IN_HAND_SCALE = 0.8

/** Two accents above each other reach beyond a line that is as high as its letters. */
const CLAMPED = '-mt-[0.2em] line-clamp-2 pt-[0.2em] font-display wrap-anywhere'

const GAPS = { gap: `${ROW_GAP}em` } satisfies CSSProperties

export function WallLineText({ line, other, nameWidth, isWhole = false, fit = WHOLE }: WallLineTextProps) {
  const opposite = other === 'nowhere' || line.other === null ? null : line.other
  return (
    <>
      <div className="flex min-w-0 items-center" style={GAPS}>
        {line.lead === null ? null : (
          <span
            className="shrink-0 text-end font-display font-bold whitespace-nowrap tabular-nums"
            style={{ minWidth: `${line.leadWidth}em` }}
          >
            {line.lead}
          </span>
        )}
        <span
          className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)]', nameWidth === 0 && 'flex-1')}
          style={nameWidth === 0 ? undefined : { width: nameWidth }}
        >
          <span
            className={classNames('grid grid-cols-[minmax(0,1fr)]', fit !== WHOLE && 'leading-none')}
            style={fit === WHOLE ? undefined : { fontSize: `${fit.scale}em` }}
          >
            {fit === WHOLE ? (
              <PlayerName name={line.name} isOneLine={!isWhole} isStrong={line.isStrong} className="font-display" />
            ) : (
              <bdi className={classNames(CLAMPED, line.isStrong && 'font-semibold')}>{line.name}</bdi>
            )}
          </span>
          {line.mark === null ? null : (
            <span className="leading-none text-muted" style={{ fontSize: `${MARK_SCALE}em` }}>
              {line.mark}
            </span>
          )}
        </span>
        {line.end === null ? null : <End end={line.end} />}
        {other === 'behind' && opposite !== null ? <Opposite name={opposite} className="flex min-w-0 flex-1" /> : null}
      </div>
      {other === 'below' && opposite !== null ? (
        <Opposite name={opposite} className="flex min-w-0" isInHand={isWhole} />
      ) : null}
    </>
  )
}

type OppositeProps = { readonly name: string; readonly className: string; readonly isInHand?: boolean }

function Opposite({ name, className, isInHand = false }: OppositeProps) {
  return (
    <span
      className={classNames('font-display text-muted', className)}
      style={{ fontSize: `${isInHand ? IN_HAND_SCALE : OTHER_SCALE}em` }}
    >
      <bdi className="truncate">{name}</bdi>
    </span>
  )
}

function End({ end: { kind, text } }: { readonly end: LineEnd }) {
  const { t } = useTranslation()
  switch (kind) {
    case 'table':
      return (
        <>
          <span className="sr-only">{t('wall.table')}</span>
          <span className="min-w-[2.2em] shrink-0 rounded-control bg-mat px-[0.3em] text-center font-display font-bold whitespace-nowrap text-on-mat tabular-nums">
            {text}
          </span>
        </>
      )
    case 'note':
      return <span className="shrink-0 font-display text-[0.8em] font-semibold text-felt">{text}</span>
    case 'points':
      return <span className="shrink-0 font-display whitespace-nowrap tabular-nums">{text}</span>
    default:
      return kind satisfies never
  }
}
