import { rankedIndexes } from '@tablee/domain/tournaments/kinds/part'
import { mayHaveParts, partsToCome } from '@tablee/domain/tournaments/rounds/planned-parts'
import { MOST_PARTS, type PlannedPart } from '@tablee/domain/tournaments/stage-part'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { usePlanParts } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { PlannedPartFields, readPart, type TypedPart, usualPart } from '../parts/planned-part-fields.tsx'
import { usePlannedPartText } from '../parts/use-planned-part-text.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type PlannedPartsRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** What follows the current part; also while it is played. */
export function PlannedPartsRow({ tournament, access }: PlannedPartsRowProps) {
  const { t } = useTranslation()
  const textOf = usePlannedPartText()
  const parts = partsToCome(tournament)
  if (!mayHaveParts(tournament)) return null
  return (
    <SettingRow
      title={t('parts.planned.row')}
      value={parts.length === 0 ? t('parts.planned.none') : parts.map(textOf).join(t('parts.planned.joint'))}
      sheetTitle={t('parts.planned.title')}
      description={t('parts.planned.help')}
    >
      <PlannedPartsForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function PlannedPartsForm({ tournament, access }: PlannedPartsRowProps) {
  const { t } = useTranslation()
  const change = usePlanParts(access)
  const { plannedParts } = tournament
  const first = rankedIndexes(tournament).length - 1
  const begun = plannedParts.slice(0, first)
  const form = useForm({
    initial: { parts: plannedParts.slice(first) as readonly TypedPart[] },
    failure: change.error,
    isKnownOnceSent: true,
    check: () => ({}),
    send: async ({ parts }) => {
      const read = parts.map(readPart)
      if (!read.every(isRead)) return null
      const reply = await change.send({ plannedParts: [...begun, ...read] })
      return reply && sheet.saved({ title: t('parts.planned.saved'), takeBack: () => change.send({ plannedParts }) })
    },
  })
  const { parts } = form.values
  const isUnchanged = JSON.stringify(parts) === JSON.stringify(plannedParts.slice(first))
  const sheet = useSettingSheet(!isUnchanged)
  const set = (chosen: readonly TypedPart[]) => form.set('parts', chosen)
  return (
    <form {...form.formProps} className="grid gap-6">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the order
        <fieldset key={index} className="grid min-w-0 gap-4">
          <legend className="mb-3 text-section">{t('parts.planned.part', { part: first + index + 2 })}</legend>
          <PlannedPartFields
            tournament={tournament}
            part={part}
            onChange={(chosen) => set(parts.with(index, chosen))}
          />
          <Button
            variant="quiet"
            className="justify-self-start px-2!"
            onClick={() => set(parts.filter((_, other) => other !== index))}
          >
            {t('parts.planned.remove', { part: first + index + 2 })}
          </Button>
        </fieldset>
      ))}
      {begun.length + parts.length < MOST_PARTS - 1 ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => set([...parts, usualPart(tournament)])}
        >
          {t('parts.planned.add')}
        </Button>
      ) : null}
      <ActFailure act={change} title={t('admin.failed.settings')} />
      <SaveSetting
        label={t('admin.settings.save')}
        isBusy={change.isSending}
        disabled={isUnchanged || !parts.map(readPart).every(isRead)}
      />
    </form>
  )
}

function isRead(part: PlannedPart | null): part is PlannedPart {
  return part !== null
}
