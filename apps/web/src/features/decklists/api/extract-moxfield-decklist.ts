import { extractMoxfieldDecklist } from '@tablee/contract/decklists/extract-moxfield-decklist'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { useMutation } from '@tanstack/react-query'
import { useServer } from '../../../transport/server-context.tsx'

/** A decklist as read from the deck site. */
export type SiteDecklist = Pick<
  Decklist,
  'decklistText' | 'moxfieldId' | 'generalName' | 'partnerName' | 'companionName'
>

export type SiteReading = {
  /** Resolves to the failure, also in `error`. */
  readonly read: (address: string) => Promise<SiteDecklist | Error>
  readonly isReading: boolean
  readonly error: Error | null
  readonly clear: () => void
}

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
    // One request to the deck site per tap.
    retry: false,
  })
  return {
    read: (address) => mutation.mutateAsync(address).catch((error: Error) => error),
    isReading: mutation.isPending,
    error: mutation.error,
    clear: mutation.reset,
  }
}
