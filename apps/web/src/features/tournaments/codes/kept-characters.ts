import { getTableCodes } from '@tablee/contract/tournaments/questions/get-table-codes'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { type ApartBackend, apartKey, openApartDatabase } from '../../../device-storage/apart-database.ts'
import { useIsReachable, useServer } from '../../../transport/server-context.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'

const disk: ApartBackend | null = openApartDatabase()

const keptCharacters = z.record(z.string(), z.tuple([z.string(), z.string()]))

/** What both players show for each match of the round, in the order of its seats, for the desk to compare without a line. */
export type KeptCharacters = z.output<typeof keptCharacters>

export async function findCharacters(code: string): Promise<KeptCharacters> {
  const [, kept] = ((await disk?.read().catch(() => [])) ?? []).find(([key]) => key === apartKey(code, 'codes')) ?? []
  return keptCharacters.safeParse(kept).data ?? {}
}

/** Reads them with each round, as long as there is a line. Who may not decide results has none to compare. */
export function useKeptCharacters(access: StaffAccess, tournament: Tournament | null): void {
  const { client } = useServer()
  const isReachable = useIsReachable()
  const { code, secret: organizerId } = access
  const drawn = tournament?.rounds.at(-1)
  const of = drawn && tournament?.matches.filter(({ round }) => round === drawn.number).map(({ id }) => id)
  const round = of?.join(' ') ?? ''
  useEffect(() => {
    if (!isReachable || round === '' || !disk) return
    let isWanted = true
    const read = async () => {
      const { data } = await client.callFunction(getTableCodes, { code, organizerId })
      const known = data.matches.flatMap(({ matchId, characters1, characters2 }) =>
        characters1 === null || characters2 === null ? [] : [[matchId, [characters1, characters2]] as const],
      )
      if (isWanted) await disk?.write(apartKey(code, 'codes'), Object.fromEntries(known))
    }
    // Without them every result is asked about, which is no less right.
    void read().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [client, isReachable, code, organizerId, round])
}
