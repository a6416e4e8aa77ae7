import { createContext, useContext } from 'react'

const OwnOriginContext = createContext<string | null>(null)
/** Says where the page comes from when it is written on the server, where there is no window. */
export const OwnOriginProvider = OwnOriginContext.Provider

/** Where the page came from, such as `https://host`: the start of links that people pass on. */
export function useOwnOrigin(): string {
  return useContext(OwnOriginContext) ?? window.location.origin
}
