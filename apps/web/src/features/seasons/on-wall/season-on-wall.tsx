import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useWholeSeason } from '../api/season.ts'
import { usePointsText } from '../season-page/number-text.ts'
import { SeasonGate } from '../season-page/season-page.tsx'
import { useSeasonFacts } from '../season-page/use-season-facts.ts'
import type { Season } from '../season-view.ts'

type Shown = {
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly facts: string
  readonly next: string | null
  readonly rows: readonly {
    readonly key: string
    readonly place: number
    readonly name: string
    readonly points: string
    readonly mark: string | null
  }[]
}

type SeasonOnWallProps = { readonly slug: string; readonly wall: (shown: Shown) => ReactNode }

/** All rows, asked again by itself: nobody touches a wall. */
export function SeasonOnWall({ slug, wall }: SeasonOnWallProps) {
  const { data } = useWholeSeason(slug, { isOnWall: true })
  if (data) return <OnWall season={data} wall={wall} />
  return <SeasonGate slug={slug}>{(season) => <OnWall season={season} wall={wall} />}</SeasonGate>
}

function OnWall({ season, wall }: Pick<SeasonOnWallProps, 'wall'> & { readonly season: Season }) {
  const { t } = useTranslation()
  const { fullDateTime } = useFormats()
  const pointsText = usePointsText()
  const facts = useSeasonFacts(season)
  const { slug, name } = season.season
  const coming = season.events.find(({ state, startsAt }) => state === 'coming' && startsAt !== null)
  const at = coming?.startsAt ?? null
  return wall({
    ...{ slug, name, ...facts },
    next:
      coming === undefined || at === null
        ? null
        : t('seasons.wall.next', { name: coming.name, date: fullDateTime(new Date(at)) }),
    rows: season.rows.map((row) => ({
      ...{ key: row.key, place: row.place, name: row.name ?? t('seasons.table.nameless') },
      points: t('seasons.wall.points', { count: row.total, points: pointsText(row.total) }),
      mark: row.hasLeft ? t('seasons.table.left') : null,
    })),
  })
}
