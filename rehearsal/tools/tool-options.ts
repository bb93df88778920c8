/** Commands and options of a command line tool. Letters are short options. */
export interface Tool {
  /** Words before the name of a command, such as `run` of Terragrunt. */
  commandNames: ReadonlySet<string>;
  /** Options of every command. */
  globalOptions: ReadonlySet<string>;
  /** Global options before the command whose value is the next word. */
  valueOptions: ReadonlySet<string>;
  /** By command. The options of other commands are not checked. */
  options: ReadonlyMap<string, ReadonlySet<string>>;
}

interface ToolText {
  commands: string;
  globals: string;
  values?: string;
  options: Readonly<Record<string, string>>;
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ""));
}

function createTool({ commands, globals, values = "", options }: ToolText): Tool {
  return {
    commandNames: words(commands),
    globalOptions: words(globals),
    valueOptions: words(values),
    options: new Map(Object.entries(options).map(([name, text]) => [name, words(text)])),
  };
}

const variables = "var var-file";
const locking = "lock lock-timeout";
const localState = "backup state state-out ignore-remote-version";
const planning = `compact-warnings consolidate-warnings consolidate-errors concise deprecation
  destroy exclude exclude-file input invoke json json-into ${locking} no-color parallelism refresh
  refresh-only replace show-sensitive state target target-file ${variables}`;
const applying = `${planning} auto-approve ${localState} suppress-forget-errors`;

/** OpenTofu 1.12 and Terraform 1.16: the source of their commands, `internal/command/arguments`. */
const openTofuOptions: Readonly<Record<string, string>> = {
  init: `backend backend-config cloud force-copy from-module get ignore-remote-version input json
    json-into ${locking} lockfile migrate-state no-color plugin-dir reconfigure test-directory
    upgrade ${variables}`,
  validate: `compact-warnings consolidate-warnings consolidate-errors json json-into no-color
    no-tests query test-directory ${variables}`,
  plan: `${planning} detailed-exitcode generate-config-out out`,
  apply: applying,
  destroy: applying,
  refresh: `${planning} ${localState}`,
  import: `allow-missing-config backup config input ignore-remote-version ${locking} no-color
    parallelism state state-out ${variables}`,
  output: `json json-into no-color raw show-sensitive state ${variables}`,
  show: `config json json-into module no-color plan show-sensitive state ${variables}`,
  fmt: "check diff list no-color recursive write",
  console: `compact-warnings json-into plan state ${variables}`,
  "force-unlock": `force no-color ${variables}`,
  "state list": `id state ${variables}`,
  "state mv": `backup backup-out dry-run ignore-remote-version ${locking} state state-out ${variables}`,
  "state rm": `backup dry-run ignore-remote-version ${locking} state ${variables}`,
  "state push": `force ignore-remote-version ${locking} ${variables}`,
  "state pull": variables,
  "state show": `show-sensitive state ${variables}`,
  "state replace-provider": `auto-approve backup ignore-remote-version ${locking} state ${variables}`,
  "providers lock": "enable-plugin-cache fs-mirror net-mirror platform test-directory",
  "providers schema": `json ${variables}`,
  "workspace new": `${locking} state ${variables}`,
  test: `cloud-run compact-warnings filter json json-into junit-xml no-color operation-parallelism
    parallelism test-directory verbose ${variables}`,
};

const openTofu: ToolText = {
  commands: `apply console destroy fmt force-unlock get graph import init login logout metadata
    modules output plan providers query refresh rpcapi show stacks state taint test untaint
    validate version workspace`,
  globals: `chdir compact-warnings concise consolidate-errors consolidate-warnings deprecation help h
    no-color version v`,
  options: openTofuOptions,
};

const runQueue = `queue-construct-as queue-exclude-dir queue-exclude-external queue-excludes-file
  queue-ignore-dag-order queue-ignore-errors queue-include-dir queue-include-external
  queue-include-units-reading queue-strict-include`;
const filters = `discovery-boundary filter filter-affected filter-allow-destroy filters-file
  no-filters-file no-discovery-auth-provider-cmd`;
const sessions = `auth-provider-cmd config download-dir iam-assume-role iam-assume-role-duration
  iam-assume-role-session-name iam-assume-role-web-identity-token inputs-debug`;
const cache = "cas-clone-depth no-cas";

/** Options of `run`, which the shortcuts such as `terragrunt plan` have too. */
const runOptions = `a all graph ${sessions} ${runQueue} ${filters} ${cache} backend-bootstrap
  backend-require-bootstrap disable-bucket-update disable-command-validation
  destroy-dependencies-check dependency-fetch-output-from-state engine-cache-path engine-log-level
  engine-skip-check experimental-engine fail-fast feature json-out-dir no-auto-approve no-auto-init
  no-auto-provider-cache-dir no-auto-retry no-dependency-fetch-output-from-state
  no-dependency-outputs no-destroy-dependencies-check no-engine no-hooks no-stack-generate out-dir
  parallelism provider-cache provider-cache-dir provider-cache-hostname provider-cache-port
  provider-cache-registry-names provider-cache-token report-file report-format report-schema-file
  source source-map source-update summary-disable summary-per-unit tf-forward-stdout tf-path
  units-that-include use-partial-parse-config-cache version-manager-file-name`;

/** Terragrunt 1.1: `internal/cli` of its source. */
const terragrunt: ToolText = {
  commands: `apply backend browse catalog dag destroy exec find force-unlock hcl import info init
    list output plan refresh render run scaffold show stack state test validate`,
  globals: `experiment experiment-mode h help log-custom-format log-disable log-format log-level
    log-show-abs-paths no-color no-tip no-tips non-interactive profile-cpu profile-dir
    profile-goroutine profile-mem strict-control strict-mode v version working-dir`,
  values: `experiment log-custom-format log-format log-level profile-cpu profile-dir
    profile-goroutine profile-mem strict-control working-dir`,
  options: {
    run: runOptions,
    ...Object.fromEntries(
      Object.keys(openTofuOptions).map((name) => [name, `${runOptions} ${openTofuOptions[name]}`]),
    ),
    "backend bootstrap": `all a ${sessions} ${filters} backend-require-bootstrap disable-bucket-update feature parallelism`,
    "backend delete": `all a ${sessions} ${filters} force feature parallelism`,
    "backend migrate": `${sessions} force feature`,
    find: `${filters} ${runQueue} as dag dependencies exclude external format hidden include json j no-hidden reading feature`,
    list: `${filters} ${runQueue} as dag dependencies external format hidden l long no-hidden T tree feature`,
    "hcl fmt": `${filters} ${runQueue} check diff exclude-dir file parallelism stdin`,
    "hcl format": `${filters} ${runQueue} check diff exclude-dir file parallelism stdin`,
    "hcl validate": `${sessions} ${filters} ${runQueue} inputs json show-config-path strict feature parallelism`,
    render: `a all ${sessions} ${filters} format json out w write disable-dependent-modules with-metadata feature parallelism`,
    scaffold: `${sessions} ${cache} no-dependency-prompt no-hooks no-include-root no-shell output-folder root-file-name var var-file`,
    "stack generate": `${sessions} ${filters} ${cache} no-stack-validate parallelism source-update feature`,
    "stack run": `${runOptions}`,
    "stack output": `${sessions} ${filters} format json no-stack-generate raw feature`,
    "stack clean": `${filters}`,
  },
};

const json = "json q jq t template";
const ghBody = "F body-file b body";

/** GitHub CLI: `pkg/cmd` of its source. */
const gh: ToolText = {
  commands: `alias api attestation auth browse cache co codespace completion config copilot
    extension gist gpg-key help issue label org pr preview project release repo ruleset run search
    secret skill ssh-key status variable version workflow`,
  globals: "help h version",
  options: {
    api: `cache F field H header hostname i include input jq q X method paginate p preview f
      raw-field silent slurp t template verbose`,
    "auth login":
      "c clipboard p git-protocol h hostname insecure-storage s scopes skip-ssh-key w web with-token",
    "auth status": `a active h hostname t show-token ${json}`,
    "auth token": "h hostname u user",
    "pr checks": `R repo fail-fast i interval required watch w web ${json}`,
    "pr close": "R repo c comment d delete-branch",
    "pr create": `R repo a assignee B base ${ghBody} d draft dry-run e editor f fill fill-first
      fill-verbose H head l label m milestone no-maintainer-edit p project recover r reviewer
      T template t title w web`,
    "pr list": `R repo app a assignee A author B base d draft H head l label L limit S search
      s state w web ${json}`,
    "pr merge": `R repo admin A author-email auto ${ghBody} d delete-branch disable-auto
      match-head-commit m merge r rebase s squash t subject`,
    "pr view": `R repo c comments w web ${json}`,
    "release create": `R repo discussion-category d draft fail-on-no-commits generate-notes latest
      n notes F notes-file notes-from-tag notes-start-tag p prerelease target t title verify-tag`,
    "release download": "R repo A archive clobber D dir O output p pattern skip-existing",
    "release list": `R repo exclude-drafts exclude-pre-releases L limit O order ${json}`,
    "release view": `R repo w web ${json}`,
    "repo clone": "no-upstream u upstream-remote-name",
    "repo create": `add-readme c clone d description disable-issues disable-wiki g gitignore
      h homepage include-all-branches internal l license private public push r remote s source
      t team p template`,
    "repo edit": `accept-visibility-change-consequences add-topic allow-forking
      allow-update-branch default-branch delete-branch-on-merge d description
      enable-advanced-security enable-auto-merge enable-discussions enable-issues
      enable-merge-commit enable-projects enable-rebase-merge enable-secret-scanning
      enable-secret-scanning-push-protection enable-squash-merge enable-wiki h homepage remove-topic
      squash-merge-commit-message template visibility`,
    "repo view": `b branch w web ${json}`,
    "run list": `R repo a all b branch c commit created e event L limit s status u user
      w workflow ${json}`,
    "run rerun": "R repo d debug failed j job",
    "run view": `R repo a attempt exit-status j job log log-failed v verbose w web ${json}`,
    "run watch": "R repo compact exit-status i interval",
    "search prs": `app archived assignee author B base checks closed commenter comments created
      draft H head interactions involves label language L limit locked match mentions merged
      merged-at milestone no-assignee no-label no-milestone no-project order owner project reactions
      R repo review review-requested reviewed-by sort state team-mentions updated visibility w web
      ${json}`,
    "secret delete": "R repo a app e env o org u user",
    "secret list": `R repo a app e env o org u user ${json}`,
    "secret set": `R repo a app b body e env f env-file no-repos-selected no-store o org r repos
      u user v visibility`,
    "workflow list": `R repo a all L limit ${json}`,
    "workflow run": "R repo F field json f raw-field r ref",
  },
};

const selecting = "l selector A all-namespaces";
const kubectlFiles = "f filename k kustomize R recursive";
const printing = "o output allow-missing-template-keys show-managed-fields template";
const writing = `dry-run field-manager save-config validate ${kubectlFiles} ${printing}`;

/** kubectl: `pkg/cmd` of its source. */
const kubectl: ToolText = {
  commands: `alpha annotate api-resources api-versions apply attach auth autoscale certificate
    cluster-info completion config cordon cp create debug delete describe diff drain edit events
    exec explain expose get help kuberc kustomize label logs options patch plugin port-forward proxy
    replace rollout run scale set taint top uncordon version wait`,
  globals: `as as-group as-uid as-user-extra cache-dir certificate-authority client-certificate client-key cluster
    context disable-compression h help insecure-skip-tls-verify kuberc kubeconfig
    log-flush-frequency match-server-version n namespace password profile profile-output
    request-timeout s server tls-server-name token user username v vmodule warnings-as-errors`,
  values: `as as-group as-uid as-user-extra cache-dir certificate-authority client-certificate
    client-key cluster context kubeconfig kuberc log-flush-frequency n namespace password profile
    profile-output request-timeout s server tls-server-name token user username v vmodule`,
  options: {
    annotate: `all list local overwrite resource-version field-selector ${selecting} ${writing}`,
    "api-resources": "api-group cached categories namespaced no-headers o output sort-by verbs",
    apply: `all applyset cascade force force-conflicts grace-period openapi-patch overwrite prune
      prune-allowlist server-side subresource timeout wait l selector ${writing}`,
    "auth can-i": "A all-namespaces list no-headers q quiet subresource",
    cordon: "dry-run l selector",
    "create deployment": `image port r replicas ${writing}`,
    "create namespace": writing,
    debug: `arguments-only attach c container copy-to custom env f filename image image-pull-policy
      keep-annotations keep-init-containers keep-labels keep-liveness keep-readiness keep-startup
      profile q quiet replace same-node set-image share-processes i stdin target t tty`,
    delete: `all cascade dry-run field-selector force grace-period ignore-not-found i interactive
      now o output raw timeout wait ${selecting} ${kubectlFiles}`,
    describe: `chunk-size show-events ${selecting} ${kubectlFiles}`,
    drain: `chunk-size delete-emptydir-data disable-eviction dry-run force grace-period
      ignore-daemonsets pod-selector l selector skip-wait-for-delete-timeout timeout`,
    exec: "c container f filename pod-running-timeout q quiet i stdin t tty",
    get: `chunk-size field-selector ignore-not-found L label-columns no-headers output-watch-events
      raw server-print show-kind show-labels sort-by subresource w watch watch-only ${selecting}
      ${kubectlFiles} ${printing}`,
    label: `all field-selector list local overwrite resource-version ${selecting} ${writing}`,
    logs: `all-containers all-pods c container f follow ignore-errors
      insecure-skip-tls-verify-backend limit-bytes max-log-requests pod-running-timeout prefix
      p previous l selector since since-time tail timestamps`,
    "port-forward": "address pod-running-timeout",
    "rollout restart": `l selector ${writing}`,
    "rollout status": `revision l selector timeout w watch ${kubectlFiles}`,
    run: `annotations attach command detach-keys env expose image image-pull-policy i stdin l labels
      leave-stdin-open override-type overrides pod-running-timeout port privileged q quiet restart
      rm t tty cascade force grace-period timeout wait ${writing}`,
    "top node":
      "field-selector no-headers l selector show-capacity show-swap sort-by use-protocol-buffers",
    "top pod": `containers field-selector no-headers show-swap sort-by sum use-protocol-buffers ${selecting}`,
    uncordon: "dry-run l selector",
    version: "client o output",
    wait: `all field-selector for local timeout ${selecting} ${kubectlFiles} ${printing}`,
  },
};

const charts = `ca-file cert-file insecure-skip-tls-verify key-file keyring pass-credentials
  password plain-http repo username verify version`;

/** Helm 3 and 4: `pkg/cmd` of its source. */
const helm: ToolText = {
  commands: `completion create dependency env fetch get help history install lint list ls package
    plugin pull push registry repo rollback search show inspect status template test uninstall
    upgrade verify version`,
  globals: `burst-limit color colour debug h help kube-apiserver kube-as-group kube-as-user
    kube-ca-file kube-context kube-insecure-skip-tls-verify kube-tls-server-name kube-token
    kubeconfig n namespace qps registry-config repository-cache repository-config content-cache`,
  values: `burst-limit color colour content-cache kube-apiserver kube-as-group kube-as-user
    kube-ca-file kube-context kube-tls-server-name kube-token kubeconfig n namespace qps
    registry-config repository-cache repository-config`,
  options: {
    list: `a all A all-namespaces d date deployed failed f filter m max no-headers offset o output
      pending r reverse l selector q short superseded time-format uninstalled uninstalling`,
    status: "o output revision show-desc show-resources",
    "show chart": `devel ${charts}`,
    "show values": `devel jsonpath ${charts}`,
    template: `a api-versions atomic create-namespace dependency-update description devel
      disable-openapi-validation dry-run enable-dns force force-conflicts force-replace g
      generate-name hide-notes hide-secret include-crds is-upgrade kube-version l labels
      name-template no-hooks output-dir post-renderer post-renderer-args release-name
      render-subchart-notes replace rollback-on-failure server-side set set-file set-json
      set-literal set-string s show-only skip-crds skip-schema-validation skip-tests take-ownership
      timeout validate f values wait wait-for-jobs ${charts}`,
  },
};

export const tools: ReadonlyMap<string, Tool> = new Map(
  Object.entries({
    tofu: openTofu,
    terraform: openTofu,
    terragrunt,
    gh,
    kubectl,
    helm,
  }).map(([name, text]) => [name, createTool(text)]),
);
