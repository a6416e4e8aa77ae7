import { type ComponentType, createElement, useEffect, useReducer, useRef } from 'react'

/** A slow phone is done with its first screen. */
const SETTLE_MS = 2_500

export type Later<Props> = {
  /** Renders nothing or the placeholder until loaded. */
  readonly Component: ComponentType<Props>
  /** Rejects on failure; another call retries. */
  readonly preload: () => Promise<void>
}

/** A lazy component, loaded when shown or requested, with a placeholder. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> | null = null,
): Later<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
      },
      (cause: unknown) => {
        loading = null
        throw cause
      },
    )
    return loading
  }
  function Component(props: Props) {
    const [, redraw] = useReducer((drawn: number) => drawn + 1, 0)
    const drawn = loaded
    const wasMissing = useRef(drawn === null)
    useEffect(() => {
      // Also where it arrived since the drawing. The app reports missing chunks by itself.
      if (wasMissing.current) preload().then(redraw, () => {})
    }, [])
    const shown = drawn ?? Meanwhile
    return shown && createElement(shown, props)
  }
  return { Component, preload }
}

/** Preloads once the first screen has settled and the browser is idle. Returns how to cancel. */
export function preloadWhenIdle({ preload }: Pick<Later<never>, 'preload'>): () => void {
  // A failed load is retried on demand.
  const fetchIt = () => void preload().catch(() => {})
  let request: number | undefined
  const timer = setTimeout(() => {
    // Not supported everywhere.
    if (typeof requestIdleCallback === 'function') request = requestIdleCallback(fetchIt)
    else fetchIt()
  }, SETTLE_MS)
  return () => {
    clearTimeout(timer)
    if (request !== undefined) cancelIdleCallback(request)
  }
}
