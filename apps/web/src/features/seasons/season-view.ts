import type { SeasonEventRow, SeasonPage, SeasonTableRow } from '@tablee/contract/seasons/public-season'

export type Season = SeasonPage
export type SeasonEvent = SeasonEventRow
export type SeasonRow = SeasonTableRow
