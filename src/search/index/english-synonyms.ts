/** Groups in the singular. A site adds its own as `search.synonyms` in `config.ts`. */
export const englishSynonyms: readonly (readonly string[])[] = `
db | database
ci | continuous integration
pr | pull request | merge request
undo | revert | roll back | rollback | go back | going back
delete | remove | destroy | tear down | uninstall
update | upgrade | bump | raise
sign in | log in | login
restrict | limit
cost | price | bill | pay | expensive
troubleshoot | troubleshooting | what usually goes wrong | known errors | known issues
mirror | copy
teammate | colleague | coworker | team member
permission | privilege | right
staging | stage
production | prod
development | dev
folder | directory
website | web site
comparison | compare | difference | versus | vs
alert | alarm | notification
clean up | sweep
rename | move
prerequisite | requirement | before you start | before you begin
vulnerability | security hole
tutorial | walkthrough | walk through | step by step
yaml | yml
checksum | hash
benefit | advantage
drawback | disadvantage | downside | trade off
setting | configuration
multiple | several
app | application
maximum | limit | quota
laptop | workstation | local machine
outdated | out of date
forbid | block | prevent
logging | log
credential | secret | password
onboarding | first login | getting started | get started | start
faq | question
release | version
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((name) => name.trim()));
