import {
  type LiveTournament,
  readTournamentDocument,
} from '@tablee/contract/tournaments/documents/read-tournament-document'
import { type TournamentDocument, tournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import * as z from 'zod/mini'

/** With the number of the last act it contains. */
export type LoadedTournament = LiveTournament & { readonly type: TournamentDocument['type'] }

/** A document type that this version of the app does not know. */
export class UnknownTournamentTypeError extends Error {
  override readonly name = 'UnknownTournamentTypeError'
}

const anyType = z.object({ type: z.string() })
const knownType = z.enum(['quick', 'advance'])

export function loadedTournament(document: unknown): LoadedTournament {
  const { type } = anyType.parse(document)
  if (!knownType.safeParse(type).success) throw new UnknownTournamentTypeError(type)
  const parsed = tournamentDocument.parse(document)
  return { ...readTournamentDocument(parsed), type: parsed.type }
}

/** The later one, so that the screen never goes back in time. */
export function laterOf(held: LoadedTournament | undefined, read: LoadedTournament): LoadedTournament {
  return held && held.tournament.id === read.tournament.id && held.sequence >= read.sequence ? held : read
}
