import { fixedTableFault, tableLabel, tableTyped } from '@tablee/domain/tournaments/tables/table-plan'
import type { Player, TablePlan } from '@tablee/domain/tournaments/tournament'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

type Fixed = TablePlan['fixed']

type FixedTablesProps = {
  /** As typed in the form. */
  readonly prefix: string
  readonly players: readonly Player[]
  readonly leftOut: readonly number[]
  readonly value: Fixed
  readonly onChange: (fixed: Fixed) => void
}

export function FixedTables({ players, prefix, leftOut, value, onChange }: FixedTablesProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const names = new Map(players.map(({ id, name }) => [id, name]))
  const known = value.filter(({ playerId }) => names.has(playerId))
  return (
    <fieldset aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={titleId} className="font-semibold">
        {t('tablePlan.fixed')}
      </h3>
      <p className="text-muted">{t('tablePlan.fixedHelp')}</p>
      {known.length === 0 ? null : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {known.map(({ playerId, table }) => (
            <li key={playerId} className="flex items-center gap-2 rounded-control bg-sunken ps-3">
              <span className="shrink-0 font-semibold tabular-nums">
                {t('tournament.matches.table', { table: tableLabel({ prefix }, table) })}
              </span>
              <PlayerName name={names.get(playerId) ?? ''} isOneLine className="min-w-0 flex-1" />
              <Button
                variant="quiet"
                aria-label={t('tablePlan.free', { name: names.get(playerId) ?? '' })}
                onClick={() => onChange(known.filter((fixed) => fixed.playerId !== playerId))}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewFixedTable
        players={players.filter(({ id }) => known.every(({ playerId }) => playerId !== id))}
        {...{ known, prefix, leftOut }}
        onAdd={(fixed) => onChange([...known, fixed].sort((one, other) => one.table - other.table))}
      />
    </fieldset>
  )
}

type NewFixedTableProps = {
  readonly players: readonly Player[]
  readonly known: Fixed
  readonly prefix: string
  readonly leftOut: readonly number[]
  readonly onAdd: (fixed: Fixed[number]) => void
}

function NewFixedTable({ players, known, prefix, leftOut, onAdd }: NewFixedTableProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [isTold, setIsTold] = useState(false)
  const table = tableTyped({ prefix }, typed) ?? 0
  const player = players.find(({ id }) => id === chosen)
  const faultOf = () => {
    const fault = fixedTableFault({ fixed: known, leftOut }, table)
    return fault === null ? undefined : t(`refusals.${fault}`)
  }
  const add = () => {
    setIsTold(true)
    if (!player || faultOf()) return
    onAdd({ playerId: player.id, table })
    setChosen('')
    setTyped('')
    setIsTold(false)
  }
  const sorted = players.toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_auto]">
      <SelectInput
        label={t('tablePlan.player')}
        options={[
          { value: '', label: t('tablePlan.choose') },
          ...sorted.map(({ id, name }) => ({ value: id as string, label: name })),
        ]}
        value={player ? chosen : ''}
        onChange={setChosen}
        error={isTold && !player ? t('tablePlan.choose') : undefined}
      />
      <TextInput
        label={t('tablePlan.table')}
        {...(prefix === '' ? { inputMode: 'numeric' } : {})}
        autoComplete="off"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setIsTold(false)
        }}
        error={isTold ? faultOf() : undefined}
      />
      <Button variant="secondary" className="justify-self-start sm:mt-7.5" onClick={add}>
        {t('tablePlan.add')}
      </Button>
    </div>
  )
}
