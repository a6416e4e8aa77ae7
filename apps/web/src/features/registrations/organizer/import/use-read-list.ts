import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { type ImportColumn, type ImportMapping, withColumn } from '@tablee/domain/registrations/import-columns'
import { type ImportedList, readImport } from '@tablee/domain/registrations/read-import'
import { type HasHeads, type ImportTable, readImportTable } from '@tablee/domain/registrations/read-import-table'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useMemo, useState } from 'react'

export type ReadList = ImportedList & {
  readonly table: ImportTable
  readonly mapping: ImportMapping
  readonly setHasHeads: (hasHeads: boolean) => void
  readonly setColumn: (place: number, column: ImportColumn | null) => void
}

type Choices = { readonly text: string; readonly hasHeads: HasHeads; readonly mapping: ImportMapping | null }

/** The text as read, with manual corrections; another text starts over. */
export function useReadList(text: string, registrations: readonly RegistrationView[]): ReadList {
  const [kept, setKept] = useState<Choices>({ text, hasHeads: undefined, mapping: null })
  const chosen = kept.text === text ? kept : { text, hasHeads: undefined, mapping: null }
  const { hasHeads } = chosen
  const table = useMemo(() => readImportTable(text, hasHeads), [text, hasHeads])
  const mapping = chosen.mapping ?? table.guess
  const takenKeys = useMemo(() => keysOf(registrations), [registrations])
  const read = useMemo(() => readImport(table, mapping, { takenKeys }), [table, mapping, takenKeys])
  return {
    ...read,
    table,
    mapping,
    setHasHeads: (isSo) => setKept({ text, hasHeads: isSo, mapping: null }),
    setColumn: (place, column) => setKept({ ...chosen, mapping: withColumn(mapping, place, column) }),
  }
}

function keysOf(registrations: readonly RegistrationView[]): ReadonlySet<string> {
  const holding = registrations.filter(({ status }) => status !== 'cancelled')
  return new Set(holding.flatMap(({ playerName, shownAs }) => [playerName, shownAs ?? playerName]).map(nameKey))
}
