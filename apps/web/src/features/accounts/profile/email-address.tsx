/** Breaks before the @ first, where a narrow screen has no room for it whole. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [person = '', ...host] = email.split(/(?=@)/u)
  return (
    <>
      {person}
      <wbr />
      {host.join('')}
    </>
  )
}
