import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FullScreen } from './full-screen.tsx'
import { useIsSmall } from './use-is-small.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useStir } from './wall-controls.tsx'
import { WallTools } from './wall-foot.tsx'
import type { WallLine } from './wall-line.tsx'
import { WallRows } from './wall-rows.tsx'

/** As the wall of a tournament. */
const UNIT = { '--unit': 'min(1vw, 1.7778vh)' } as CSSProperties
const SMALL_UNIT = { '--unit': '0.55rem' } as CSSProperties
/** Ems of four digits. */
const PLACE_WIDTH = 1.8
const STRONG_UNTIL = 8

export type SeasonWallRow = {
  readonly key: string
  readonly place: number
  readonly name: string
  readonly points: string
  readonly mark: string | null
}

type SeasonWallProps = {
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly facts: string
  /** What comes next, in the foot. */
  readonly next: string | null
  readonly rows: readonly SeasonWallRow[]
}

/** The table of a season for a room: pages turn by themselves. */
export function SeasonWall({ slug, name, title, facts, next, rows }: SeasonWallProps) {
  useWakeLock()
  const isSmall = useIsSmall()
  const isStirring = useStir()
  return (
    <div
      style={isSmall ? SMALL_UNIT : UNIT}
      className={classNames(
        'flex flex-col font-display px-[calc(var(--unit)*2.2)] text-[length:calc(var(--unit)*1.7)] leading-tight',
        isSmall
          ? 'min-h-dvh gap-4 py-4'
          : 'h-dvh gap-[calc(var(--unit)*0.8)] overflow-clip pt-[calc(var(--unit)*1.2)] pb-[calc(var(--unit)*0.5)]',
      )}
    >
      <header className="flex items-baseline justify-between gap-[1em] max-sm:flex-wrap">
        <h1 className="min-w-0 text-[length:calc(var(--unit)*3)] leading-tight wrap-anywhere">{name}</h1>
        <p className="shrink-0 text-muted tabular-nums max-sm:shrink">{`${title} · ${facts}`}</p>
      </header>
      <WallTools value={<Tools slug={slug} isShown={isStirring || isSmall} />}>
        <WallRows lines={rows.map(lineOf)} beginnings={placesOf}>
          {next === null ? null : <span className="min-w-0 truncate">{next}</span>}
        </WallRows>
      </WallTools>
    </div>
  )
}

function lineOf({ key, place, name, points, mark }: SeasonWallRow): WallLine {
  return {
    ...{ key, lead: `${place}`, leadWidth: PLACE_WIDTH, name, isStrong: place <= STRONG_UNTIL },
    ...{ end: { kind: 'points', text: points }, other: null, mark },
  }
}

function placesOf(pages: readonly (readonly WallLine[])[]): readonly string[] {
  return pages.map(([first]) => first?.lead ?? '')
}

function Tools({ slug, isShown }: { readonly slug: string; readonly isShown: boolean }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('wall.controls.label')}
      className={classNames('flex shrink-0 items-center gap-1 focus-within:opacity-100', !isShown && 'opacity-0')}
    >
      <FullScreen />
      <Link
        to="/saison/$slug"
        params={{ slug }}
        title={t('seasons.wall.leave')}
        aria-label={t('seasons.wall.leave')}
        className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </Link>
    </section>
  )
}
