import { getTableCodes } from '@tablee/contract/tournaments/questions/get-table-codes'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { type ApartBackend, apartKey, openApartDatabase } from '../../../device-storage/apart-database.ts'
import { useIsReachable, useServer } from '../../../transport/server-context.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type BothCharacters, drawnCharacters } from './drawn-characters.ts'

const disk: ApartBackend | null = openApartDatabase()

const keptCharacters = z.record(z.string(), z.tuple([z.string(), z.string()]))
const keptKeys = z.array(z.object({ round: z.int(), key: z.string() }))

/** Of matches by id. */
export type KeptCharacters = ReadonlyMap<string, BothCharacters>

/**
 * What both players of these matches show, for the desk to compare without a line: as the server said, and of rounds that were drawn here as
 * they follow from what it said before. Matches of which neither is known are left out.
 */
export async function findCharacters(
  backend: ApartBackend | null,
  code: string,
  matches: readonly Meeting[],
): Promise<KeptCharacters> {
  const kept = new Map(await backend?.read().catch(() => []))
  const told = keptCharacters.safeParse(kept.get(apartKey(code, 'codes'))).data ?? {}
  const keys = keptKeys.safeParse(kept.get(apartKey(code, 'keys'))).data ?? []
  const found = new Map<string, BothCharacters>()
  for (const match of matches) {
    const key = keys.find(({ round }) => round === match.round)?.key
    const both = told[match.id] ?? (key === undefined ? null : await drawnCharacters(key, match).catch(() => null))
    if (both) found.set(match.id, both)
  }
  return found
}

/** Null until they are read. */
export function useCharactersHere(
  code: string,
  { matches, isNeeded }: { readonly matches: readonly Meeting[]; readonly isNeeded: boolean },
): KeptCharacters | null {
  const [known, setKnown] = useState<KeptCharacters | null>(null)
  const of = matches.map(({ id }) => id).join(' ')
  const read = useEffectEvent(() => findCharacters(disk, code, matches))
  useEffect(() => {
    if (!isNeeded || of === '') return
    let isShown = true
    void read().then((found) => {
      if (isShown) setKnown(found)
    })
    return () => {
      isShown = false
    }
  }, [isNeeded, of])
  return known
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
      if (!isWanted) return
      await disk?.write(apartKey(code, 'codes'), Object.fromEntries(known))
      if (data.rounds.length > 0) await disk?.write(apartKey(code, 'keys'), data.rounds)
    }
    // Without them every result is asked about, which is no less right.
    void read().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [client, isReachable, code, organizerId, round])
}
