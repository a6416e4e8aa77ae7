import type { NameMatch } from '@tablee/domain/shops/match-names'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { SamePeople } from './past-draft.ts'

type Said = readonly [name: string, regular: string | null]

type SamePeopleFieldsProps = {
  readonly matches: readonly NameMatch[]
  readonly same: SamePeople
  readonly onSay: (said: readonly Said[]) => void
}

const OTHER = ''

/** Nobody is a regular by a name alone: somebody says so. */
export function SamePeopleFields({ matches, same, onSay }: SamePeopleFieldsProps) {
  const { t } = useTranslation()
  const equal = matches.flatMap((match) => (match.kind === 'same' ? [match] : []))
  const near = matches.flatMap((match) => (match.kind === 'near' ? [match] : []))
  if (equal.length + near.length === 0) return null
  const areAllSaid = equal.every(({ name }) => same.has(nameKey(name)))
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="text-section">{t('pastEvents.same.title')}</legend>
      <p className="max-w-prose text-muted">{t('pastEvents.same.text')}</p>
      {equal.length > 1 ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => onSay(equal.map(({ name, regular }) => [name, areAllSaid ? null : regular]))}
        >
          {t(areAllSaid ? 'pastEvents.same.none' : 'pastEvents.same.all')}
        </Button>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))]">
        {equal.map(({ name, regular }) => (
          <Checkbox
            key={name}
            label={<bdi className="wrap-anywhere">{regular}</bdi>}
            isChecked={same.has(nameKey(name))}
            onChange={(isSame) => onSay([[name, isSame ? regular : null]])}
          />
        ))}
      </div>
      {near.length === 0 ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p className="font-semibold">{t('pastEvents.same.near', { count: near.length })}</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
            {near.map(({ name, regulars }) => (
              <SelectInput
                key={name}
                label={t('pastEvents.same.is', { name })}
                options={[
                  { value: OTHER, label: t('pastEvents.same.other') },
                  ...regulars.map((regular) => ({ value: regular, label: regular })),
                ]}
                value={same.get(nameKey(name)) ?? OTHER}
                onChange={(value) => onSay([[name, value === OTHER ? null : value]])}
              />
            ))}
          </div>
        </div>
      )}
    </fieldset>
  )
}
