import type { ListedName, ListedNameFault, PlayerList } from '@tablee/domain/tournaments/files/read-player-list'
import type { ReactNode } from 'react'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { PlayerName } from '../../ui/player-name.tsx'

export type Seats = {
  /** Null: unlimited. */
  readonly capacity: number | null
  readonly taken: number
}

type ListPreviewProps = {
  readonly list: PlayerList
  /** Those who can be added. */
  readonly count: number
  readonly seats: Seats
  readonly most: number
  readonly children: ReactNode
}

/** The rest is only counted. */
const NAMED = 8

export function ListPreview({ list, count, seats: { capacity, taken }, most, children }: ListPreviewProps) {
  const { t } = useTranslation()
  const namesText = useNamesText()
  const { names, doubles } = list
  const leftOut = names.filter(({ fault }) => fault !== null)
  if (names.length === 0) return <p>{t('playerList.nothing')}</p>
  const after = taken + count
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="font-semibold">
        {t('playerList.found', { count })}
      </p>
      {doubles.length > 0 ? (
        <p className="text-sm wrap-anywhere">
          {t('playerList.doubles', { count: doubles.length, names: namesText(doubles) })}
        </p>
      ) : null}
      {capacity !== null && after > capacity ? (
        <p className="text-sm">{t('playerList.seats', { before: capacity, after })}</p>
      ) : null}
      {children}
      {leftOut.length > 0 ? (
        <details open={leftOut.length <= NAMED} className="text-sm">
          <summary className="min-h-11 content-center font-semibold">
            {t('playerList.leftOut', { count: leftOut.length })}
          </summary>
          <NameList names={leftOut} most={most} />
        </details>
      ) : null}
      <NameList names={names.filter(({ fault }) => fault === null)} most={most} />
    </div>
  )
}

/** The first few, each with its own text direction. */
function useNamesText(): (names: readonly string[]) => string {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (names) => {
    const isolated = names.slice(0, NAMED).map((name) => `\u2068${name}\u2069`)
    if (names.length <= NAMED) return list(isolated)
    return t('playerList.andMore', { names: isolated.join(', '), count: names.length - NAMED })
  }
}

function NameList({ names, most }: { readonly names: readonly ListedName[]; readonly most: number }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <ul tabIndex={0} className="max-h-[30dvh] divide-y divide-line overflow-y-auto rounded-control border border-line">
      {names.map(({ name, fault }) => (
        <li key={name} className="flex min-h-10 items-center gap-2 px-3">
          <PlayerName name={name} isOneLine className="flex-1" />
          {fault ? <FaultMark fault={fault} most={most} /> : null}
        </li>
      ))}
    </ul>
  )
}

function FaultMark({ fault, most }: { readonly fault: ListedNameFault; readonly most: number }) {
  const { t } = useTranslation()
  return (
    <Badge tone="amber" className="shrink-0">
      {t(`playerList.faults.${fault}`, { max: most })}
    </Badge>
  )
}
