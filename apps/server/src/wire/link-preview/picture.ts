import { createHash } from 'node:crypto'
import type { PodiumRow } from '@tablee/contract/serving/link-preview'
import type { Language } from '@tablee/domain/language'

/** The size chats expect. */
export const IMAGE_WIDTH = 1200
export const IMAGE_HEIGHT = 630

/** Increase when drawing changes, so that old pictures are replaced. */
const DRAWN_AS = 3

/** Everything drawn: equal content is the same picture. */
export type Picture =
  | { readonly kind: 'home'; readonly words: string }
  | { readonly kind: 'shop'; readonly name: string; readonly place: string | null; readonly line: string }
  | {
      readonly kind: 'announced'
      readonly name: string
      readonly game: string | null
      readonly played: string
      readonly day: { readonly weekday: string; readonly number: string; readonly month: string; readonly time: string }
      readonly place: string | null
      readonly facts: readonly string[]
      /** Null when it cannot be used. */
      readonly code: string | null
    }
  | { readonly kind: 'gathering'; readonly name: string; readonly line: string; readonly code: string | null }
  | {
      readonly kind: 'running'
      readonly name: string
      readonly game: string | null
      readonly progress: string
      readonly line: string
    }
  | {
      readonly kind: 'finished'
      readonly name: string
      readonly line: string
      readonly podium: readonly PodiumRow[]
    }

/** Each picture has its own URL, as chats cache by URL. */
export function pictureAddress(file: string, lng: Language, picture: Picture): string {
  return `/v1/preview/${file}.png?lang=${lng}&state=${pictureState(picture)}`
}

export function pictureState(picture: Picture): string {
  const drawn = JSON.stringify([DRAWN_AS, picture])
  return createHash('sha256').update(drawn).digest('base64url').slice(0, 10)
}
