import { matchNames, type NameMatch } from '@tablee/domain/shops/match-names'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'

type Known = ReadonlyMap<string, string>

/** Names that the shop knows, by the key of the one that was read: the same at once, a near one as soon as somebody says so. */
export function useKnownNames(names: readonly string[], regulars: readonly string[]) {
  const matches = useMemo(() => (regulars.length === 0 ? [] : matchNames(names, regulars)), [names, regulars])
  const [chosen, setChosen] = useState<Known>(new Map())
  const known = useMemo(() => {
    const same = matches.flatMap((match) =>
      match.kind === 'same' ? [[nameKey(match.name), match.regular] as const] : [],
    )
    return new Map([...same, ...chosen])
  }, [matches, chosen])
  const choose = (name: string, regular: string | null) => {
    const next = new Map(chosen)
    if (regular === null) next.delete(nameKey(name))
    else next.set(nameKey(name), regular)
    setChosen(next)
  }
  return { matches, known, choose }
}

type KnownNamesProps = {
  readonly matches: readonly NameMatch[]
  readonly known: Known
  readonly onChoose: (name: string, regular: string | null) => void
}

const OTHER = ''

/** Which regulars these may be, each for somebody to say. */
export function KnownNames({ matches, known, onChoose }: KnownNamesProps) {
  const { t } = useTranslation()
  if (matches.length === 0) return null
  const near = matches.flatMap((match) => (match.kind === 'near' ? [match] : []))
  const count = (kind: NameMatch['kind']) => matches.filter((match) => match.kind === kind).length
  const facts = [
    count('same') > 0 ? t('rescue.known.same', { count: count('same') }) : null,
    count('new') > 0 ? t('rescue.known.new', { count: count('new') }) : null,
  ].filter((fact) => fact !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-sm text-muted">{facts.join(' · ')}</p>
      {near.length === 0 ? null : (
        <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <legend className="font-semibold">{t('rescue.known.title', { count: near.length })}</legend>
          <p className="text-sm text-muted">{t('rescue.known.text')}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {near.map(({ name, regulars }) => (
              <SelectInput
                key={name}
                label={t('rescue.known.is', { name })}
                options={[
                  { value: OTHER, label: t('rescue.known.other') },
                  ...regulars.map((regular) => ({ value: regular, label: regular })),
                ]}
                value={known.get(nameKey(name)) ?? OTHER}
                onChange={(value) => onChoose(name, value === OTHER ? null : value)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
