import { LANGUAGES } from '@tablee/domain/language'

export const WALL_LANGUAGES = [...LANGUAGES, 'both'] as const

/** Independent of the device; `both`, as in addresses, alternates all languages by page. */
export type WallLanguage = (typeof WALL_LANGUAGES)[number]
