import type { SeasonPage } from '../seasons/public-season.ts'

/** As everybody sees it, from that row on; null where there is none. */
export type ReadSeason = (slug: string, from: number) => Promise<SeasonPage | null>
