import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { tournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

export type TournamentReading = { readonly tournament: Tournament } | { readonly fault: string }

/** Whether it is a tournament's public document, alone or in a list as the server answers it. */
export function isTournamentFile(value: unknown): boolean {
  return 'rounds' in elementOf(value)
}

/** The tournament of a public document; a later server's that cannot be read whole is refused. */
export function readTournament(value: unknown): TournamentReading {
  const parsed = tournamentDocument.safeParse(elementOf(value))
  if (!parsed.success) return { fault: `This is no public document of a tournament: ${parsed.error.message}` }
  const { tournament, isWhole } = readTournamentDocument(parsed.data)
  return isWhole ? { tournament } : { fault: 'A later version wrote this document: some of it cannot be read here.' }
}

function elementOf(value: unknown): object {
  if (typeof value !== 'object' || value === null) return {}
  const { documents } = value as { readonly documents?: unknown }
  return Array.isArray(documents) ? elementOf(documents[0]) : value
}
