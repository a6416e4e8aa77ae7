import * as z from 'zod/mini'
import { DATABASE_ID } from './channels.ts'
import { wireMoment } from './wire-moment.ts'

/** What the protocol adds to every document. */
export const documentEnvelope = {
  $id: z.string(),
  $collectionId: z.string(),
  $databaseId: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  $permissions: z.array(z.string()),
}

export const READ_BY_ANYBODY: readonly string[] = ['read("any")']

export type Enveloped = {
  readonly id: string
  readonly collection: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly permissions: readonly string[]
}

export function writeEnvelope({ id, collection, createdAt, updatedAt, permissions }: Enveloped) {
  return {
    $id: id,
    $collectionId: collection,
    $databaseId: DATABASE_ID,
    $createdAt: wireMoment(createdAt),
    $updatedAt: wireMoment(updatedAt),
    $permissions: [...permissions],
  }
}
