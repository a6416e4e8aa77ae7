import type { FoundPlace } from '@tablee/contract/tournaments/questions/find-places'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSuggestedOptions } from '../../../ui/suggested-options.tsx'
import { usePlaceSuggestions } from '../api/search/place-suggestions.ts'

type Translate = ReturnType<typeof useTranslation>['t']

const PAUSE_MS = 250

/** A chosen place's text: with postal code in an address, with department in a search. */
export type WrittenAs = 'address' | 'search'

type SuggestedPlaces = {
  readonly writtenAs: WrittenAs
  readonly value: string
  readonly onChoose: (text: string) => void
}

/** Suggestions after a typing pause. In an address, looks up the part after the last comma. */
export function useSuggestedPlaces({ writtenAs, value, onChoose }: SuggestedPlaces) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const start = writtenAs === 'address' ? value.lastIndexOf(',') + 1 : 0
  const places = usePlaceSuggestions(asked)
  const options = places.map((place) => ({
    ...{ id: idOf(place), label: place.name, detail: detailOf(place, t), text: textOf(place, writtenAs) },
  }))
  const suggested = useSuggestedOptions({
    label: t('places.suggested'),
    told: t('places.told', { count: options.length }),
    options,
    onChoose: ({ text }) => onChoose(start > 0 ? `${value.slice(0, start)} ${text}` : text),
  })
  return {
    list: suggested.list,
    input: {
      ...suggested.input,
      onBlur: () => {
        clearTimeout(timer.current)
        suggested.input.onBlur()
      },
    },
    /** Call with each typed text. */
    type: (typed: string) => {
      clearTimeout(timer.current)
      const part = writtenAs === 'address' ? typed.slice(typed.lastIndexOf(',') + 1) : typed
      timer.current = setTimeout(() => {
        setAsked(part.trim())
        suggested.open()
      }, PAUSE_MS)
    },
  }
}

function idOf({ kind, name, department, postalCode }: FoundPlace): string {
  return [kind, department?.code, postalCode, name.replaceAll(/[^\p{L}\d]+/gu, '-')].filter(Boolean).join('-')
}

function textOf({ kind, name, department, postalCode }: FoundPlace, writtenAs: WrittenAs): string {
  if (kind !== 'town') return name
  if (writtenAs === 'address' && postalCode !== null) return `${postalCode} ${name}`
  return department ? `${name} (${department.code})` : name
}

function detailOf({ kind, department, postalCode }: FoundPlace, t: Translate): string {
  switch (kind) {
    case 'town': {
      const area = department ? `${department.name} (${department.code})` : ''
      return [postalCode, area].filter(Boolean).join(' · ')
    }
    case 'department':
      return t('places.department', { code: department?.code ?? '' })
    case 'region':
      return t('places.region')
    default:
      return kind satisfies never
  }
}
