import { extractMoxfieldDecklist as extractCall } from '@tablee/contract/decklists/extract-moxfield-decklist'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { extractMoxfieldDecklist, type ReadDeck } from './queries/extract-moxfield-decklist.ts'

export function decklistFunctions({ readDeck }: { readonly readDeck: ReadDeck }): readonly ServedCall[] {
  return [serveCall(extractCall, (input) => extractMoxfieldDecklist(readDeck, input), 'asking-elsewhere')]
}
