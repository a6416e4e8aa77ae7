import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { MOST_PARTS, PART_STRUCTURES } from '@tablee/domain/tournaments/stage-part'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { type PartGround, usualPart } from './part-draft.ts'
import { PartFields } from './part-fields.tsx'
import type { TypedPart } from './typed-part.ts'

type PlannedPartsFieldsProps = {
  readonly ground: PartGround
  /** How many may come; null: nobody says. */
  readonly players: number | null
  /** How many planned parts began: they are not among `parts`. */
  readonly begun: number
  readonly parts: readonly TypedPart[]
  readonly onChange: (parts: readonly TypedPart[]) => void
}

/** The parts to come, and one more. */
export function PlannedPartsFields({ ground, players, begun, parts, onChange }: PlannedPartsFieldsProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const before = parts.at(-1)?.structure ?? structureOf(ground)
  // The button that was pressed may be gone, and another stands in its place.
  const focus = (wanted: string) => place.current?.querySelector<HTMLElement>(wanted)?.focus()
  const set = (chosen: readonly TypedPart[], wanted: string) => {
    flushSync(() => onChange(chosen))
    focus(wanted)
  }
  return (
    <div ref={place} className="grid min-w-0 gap-6">
      {parts.map((part, index) => {
        const number = begun + index + 2
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the order
          <fieldset key={index} data-planned={number} tabIndex={-1} className="grid min-w-0 gap-4 outline-none">
            <legend className="mb-3 text-section font-bold">{t('parts.planned.part', { part: number })}</legend>
            <PartFields
              {...{ ground, players, part }}
              structures={PART_STRUCTURES}
              playingHint={t(part.playing === null ? 'parts.planned.everybodyHint' : 'parts.planned.firstHint')}
              onChange={(chosen) => onChange(parts.with(index, chosen))}
            />
            <Button
              variant="quiet"
              className="justify-self-start px-2!"
              onClick={() =>
                set(
                  parts.filter((_, other) => other !== index),
                  '[data-add]',
                )
              }
            >
              {t('parts.planned.remove', { part: number })}
            </Button>
          </fieldset>
        )
      })}
      {begun + parts.length < MOST_PARTS - 1 ? (
        <Button
          data-add=""
          variant="secondary"
          className="justify-self-start"
          onClick={() =>
            set([...parts, usualPart(ground, { players, before })], `[data-planned="${begun + parts.length + 2}"]`)
          }
        >
          {t('parts.planned.add')}
        </Button>
      ) : null}
    </div>
  )
}
