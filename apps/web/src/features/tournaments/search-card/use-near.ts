import { type Around, type Position, RADII_KM, type RadiusKm, rounded } from '@tablee/contract/serving/around'
import { useEffect, useRef, useState } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** `sessionStorage` key. */
const KEPT_AS = 'search-around'
const KEPT_FIELDS = ['latitude', 'longitude', 'radiusKm']
const FIRST_RADIUS_KM: RadiusKm = 25
/** An older position is good enough for five kilometres. */
const GOOD_FOR_MS = 600_000
const PATIENCE_MS = 15_000

export type NearState =
  | { readonly kind: 'off' | 'asking' | 'refused' | 'unavailable' }
  | { readonly kind: 'on'; readonly around: Around }

/** Searches around the position, from the tap until turned off. */
export function useNear() {
  const { drafts } = useUnwatchedStorage()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<NearState | null>(null)
  const question = useRef(0)
  useEffect(() => () => void question.current++, [])
  const state = chosen ?? (isHydrated ? readKept(drafts.read(KEPT_AS, KEPT_FIELDS)) : { kind: 'off' as const })
  const lookAround = (around: Around) => {
    drafts.keep(KEPT_AS, Object.fromEntries(Object.entries(around).map(([name, value]) => [name, String(value)])))
    setChosen({ kind: 'on', around })
  }
  const ask = async () => {
    const asked = ++question.current
    setChosen({ kind: 'asking' })
    const found = await ownPosition()
    if (asked !== question.current) return
    if (typeof found === 'string') setChosen({ kind: found })
    else lookAround({ ...found, radiusKm: FIRST_RADIUS_KM })
  }
  return {
    state,
    ask: () => void ask(),
    setRadius: (radiusKm: RadiusKm) => {
      if (state.kind === 'on') lookAround({ ...state.around, radiusKm })
    },
    switchOff: () => {
      question.current++
      drafts.forget(KEPT_AS)
      setChosen({ kind: 'off' })
    },
  }
}

/** Rounded at once: the app never uses it more precisely. */
function ownPosition(): Promise<Position | 'refused' | 'unavailable'> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(rounded(coords)),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { enableHighAccuracy: false, maximumAge: GOOD_FOR_MS, timeout: PATIENCE_MS },
    )
  })
}

function readKept(texts: Readonly<Record<string, string>>): NearState {
  const [latitude, longitude] = [Number(texts.latitude), Number(texts.longitude)]
  const radiusKm = RADII_KM.find((each) => each === Number(texts.radiusKm))
  if (radiusKm === undefined || Number.isNaN(latitude + longitude)) return { kind: 'off' }
  return { kind: 'on', around: { ...rounded({ latitude, longitude }), radiusKm } }
}
