import { extractMoxfieldDecklist } from '@tablee/contract/decklists/extract-moxfield-decklist'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { useMutation } from '@tanstack/react-query'
import { useServer } from '../../../transport/server-context.tsx'

/** What a deck of the deck site says of a decklist. */
export type SiteDecklist = Pick<
  Decklist,
  'decklistText' | 'moxfieldId' | 'generalName' | 'partnerName' | 'companionName'
>

export type SiteReading = {
  /** Resolves to the failure, which is in `error` as well, when it failed. */
  readonly read: (address: string) => Promise<SiteDecklist | Error>
  readonly isReading: boolean
  readonly error: Error | null
  readonly clear: () => void
}

/** Has the server read a public deck. */
export function useSiteDeck(): SiteReading {
  const { client } = useServer()
  const mutation = useMutation<SiteDecklist, Error, string>({
    mutationFn: async (urlOfDecklist) => {
      const { data } = await client.callFunction(extractMoxfieldDecklist, { urlOfDecklist })
      return {
        decklistText: data.deckDataFromMoxfield.decklistText,
        moxfieldId: data.moxfieldId,
        generalName: data.commanders[0]?.name ?? null,
        partnerName: data.commanders[1]?.name ?? null,
        companionName: data.companions[0]?.name ?? null,
      }
    },
    networkMode: 'always',
    // The deck site is asked once for each tap.
    retry: false,
  })
  return {
    read: (address) => mutation.mutateAsync(address).catch((error: Error) => error),
    isReading: mutation.isPending,
    error: mutation.error,
    clear: mutation.reset,
  }
}
