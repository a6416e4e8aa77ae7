import type { RatingPage } from '../ratings/public-rating.ts'

type Wish = { readonly game: string | null; readonly from: number }

/** As everybody sees it; null where there is none. */
export type ReadRating = (id: string, wish: Wish) => Promise<RatingPage | null>

/** False for an unknown one, and for one that is not for everybody. */
export type KnowsRating = (id: string) => Promise<boolean>
