import { IMPORT_COLUMNS } from '@tablee/domain/registrations/import-columns'
import { useState } from 'react'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { SelectInput } from '../../../../ui/select-input.tsx'
import type { ReadList } from './use-read-list.ts'

/** Means no column: a select has no empty value. */
const NONE = 'none'

type ImportColumnsFormProps = { readonly read: ReadList }

export function ImportColumnsForm({ read }: ImportColumnsFormProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const { table, mapping, setHasHeads, setColumn } = read
  const kept = mapping.flatMap((column) => (column === null ? [] : [t(`importList.as.${column}`)]))
  const nameOf = (place: number) => table.heads?.[place]?.trim() || t('importList.unnamed', { number: place + 1 })
  const left = mapping.flatMap((column, place) =>
    column === null && exampleOf(read, place) !== '' ? [nameOf(place)] : [],
  )
  const [isOpenFirst] = useState(() => table.heads === null || !isNamed(read))
  if (table.width < 2 && table.heads === null) return null
  return (
    <details open={isOpenFirst} className="rounded-control border border-line px-3 text-sm">
      <summary className="min-h-11 cursor-pointer content-center py-1 wrap-anywhere">
        <span className="font-semibold">{t('importList.columnsTold', { columns: list([...new Set(kept)]) })}</span>
        {left.length > 0 ? ` ${t('importList.columnsLeft', { count: left.length, columns: list(left) })}` : null}
      </summary>
      <fieldset className="grid gap-3 pb-3">
        <legend className="sr-only">{t('importList.columns')}</legend>
        <Checkbox label={t('importList.heads')} isChecked={table.heads !== null} onChange={setHasHeads} />
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {mapping.map((column, place) => (
            <SelectInput
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              key={place}
              label={nameOf(place)}
              hint={hintOf(exampleOf(read, place), (text) => t('importList.example', { text }))}
              options={[
                { value: NONE, label: t('importList.none') },
                ...IMPORT_COLUMNS.map((value) => ({ value, label: t(`importList.as.${value}`) })),
              ]}
              value={column ?? NONE}
              onChange={(value) => setColumn(place, value === NONE ? null : value)}
            />
          ))}
        </div>
      </fieldset>
    </details>
  )
}

function isNamed({ mapping }: ReadList): boolean {
  return mapping.some((column) => column === 'playerName' || column === 'firstName' || column === 'lastName')
}

const EXAMPLE_LENGTH = 30

function exampleOf({ table }: ReadList, place: number): string {
  const text = table.rows.map(({ cells }) => (cells[place] ?? '').trim()).find((cell) => cell !== '') ?? ''
  const line = text.replace(/\s+/g, ' ')
  return line.length > EXAMPLE_LENGTH ? `${line.slice(0, EXAMPLE_LENGTH)}…` : line
}

function hintOf(example: string, told: (text: string) => string): string | undefined {
  return example === '' ? undefined : told(example)
}
