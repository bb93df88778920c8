import { type Option, readOptions } from "./options.ts";

/** A command that the CLI adds to the operations of a service. */
export interface OwnCommand {
  /** Fewest and most words besides options. */
  words: readonly [number, number];
  options: readonly Option[];
  /** What it prints; `--query` has an effect on JSON alone. */
  prints: "nothing" | "line" | "lines" | "json";
}

function command(
  words: readonly [number, number],
  prints: OwnCommand["prints"],
  options = "",
): OwnCommand {
  return { words, prints, options: readOptions(options) };
}

const copyOptions = `
  dryrun quiet include+= exclude+= acl=private|public-read|public-read-write|authenticated-read|aws-exec-read|bucket-owner-read|bucket-owner-full-control|log-delivery-write
  follow-symlinks no-follow-symlinks no-guess-mime-type sse=? sse-c=? sse-c-key= sse-kms-key-id= sse-c-copy-source=?
  sse-c-copy-source-key= storage-class=STANDARD|REDUCED_REDUNDANCY|STANDARD_IA|ONEZONE_IA|INTELLIGENT_TIERING|GLACIER|DEEP_ARCHIVE|GLACIER_IR
  grants=* website-redirect= content-type= cache-control= content-disposition= content-encoding= content-language=
  expires= source-region= only-show-errors no-progress progress-frequency= progress-multiline page-size=
  ignore-glacier-warnings force-glacier-transfer request-payer=? checksum-mode= checksum-algorithm= metadata=
  metadata-directive=COPY|REPLACE copy-props=none|metadata-directive|default case-conflict=
`;

/**
 * The commands that no service model describes, by service and name, because the CLI implements them itself. Where one has
 * the name of an operation, this one is what the CLI runs.
 * Source of each: https://docs.aws.amazon.com/cli/latest/reference/
 */
export const ownCommands: Readonly<Record<string, Readonly<Record<string, OwnCommand>>>> = {
  s3: {
    cp: command([2, 2], "lines", `${copyOptions} recursive expected-size= no-overwrite`),
    mv: command([2, 2], "lines", `${copyOptions} recursive validate-same-s3-paths no-overwrite`),
    sync: command([2, 2], "lines", `${copyOptions} size-only exact-timestamps delete no-overwrite`),
    ls: command(
      [0, 1],
      "lines",
      "recursive page-size= human-readable summarize request-payer=? bucket-name-prefix= bucket-region=",
    ),
    rm: command(
      [1, 1],
      "lines",
      "dryrun quiet recursive request-payer=? include+= exclude+= only-show-errors page-size=",
    ),
    mb: command([1, 1], "line", "tags+=*"),
    rb: command([1, 1], "lines", "force"),
    presign: command([1, 1], "line", "expires-in="),
    website: command([1, 1], "nothing", "index-document= error-document="),
  },
  configure: {
    "": command([0, 0], "nothing"),
    sso: command([0, 0], "lines", "no-browser use-device-code"),
    "sso-session": command([0, 0], "nothing"),
    list: command([0, 0], "lines"),
    "list-profiles": command([0, 0], "lines"),
    get: command([1, 1], "line"),
    set: command([2, 2], "nothing"),
    import: command([0, 0], "nothing", "csv!= profile-prefix= skip-invalid"),
    "export-credentials": command(
      [0, 0],
      "lines",
      "format=process|env|env-no-export|powershell|windows-cmd|fish",
    ),
    "mfa-login": command([0, 0], "lines", "serial-number= update-profile= duration-seconds="),
    "add-model": command([0, 0], "nothing", "service-model!= service-name="),
  },
  sso: {
    login: command([0, 0], "lines", "sso-session= no-browser use-device-code"),
    logout: command([0, 0], "lines"),
  },
  login: { "": command([0, 0], "lines", "remote") },
  logout: { "": command([0, 0], "lines", "all") },
  ecr: { "get-login-password": command([0, 0], "line") },
  "ecr-public": { "get-login-password": command([0, 0], "line") },
  eks: {
    "update-kubeconfig": command(
      [0, 0],
      "line",
      "name!= kubeconfig= role-arn= proxy-url= dry-run verbose alias= user-alias= assume-role-arn=",
    ),
    "get-token": command([0, 0], "json", "cluster-name= role-arn= cluster-id="),
  },
  "ec2-instance-connect": {
    ssh: command(
      [0, 0],
      "lines",
      "instance-id!= instance-ip= private-key-file= os-user= ssh-port= local-forwarding= eice-options= connection-type=direct|eice|auto",
    ),
    "open-tunnel": command(
      [0, 0],
      "lines",
      "instance-id= instance-connect-endpoint-id= instance-connect-endpoint-dns-name= private-ip-address= remote-port= local-port= max-tunnel-duration= max-websocket-connections=",
    ),
  },
  logs: {
    tail: command(
      [1, 1],
      "lines",
      "since= follow format=detailed|short|json filter-pattern= log-stream-names=* log-stream-name-prefix=",
    ),
    "start-live-tail": command(
      [0, 0],
      "lines",
      "log-group-identifiers!=* log-stream-names=* log-stream-name-prefixes=* log-event-filter-pattern= mode=print-only|interactive",
    ),
  },
  ecs: {
    deploy: command(
      [0, 0],
      "lines",
      "service!= task-definition!= codedeploy-appspec!= cluster= codedeploy-application= codedeploy-deployment-group=",
    ),
    "monitor-express-gateway-service": command(
      [0, 0],
      "lines",
      "service-arn!= resource-view=RESOURCE|DEPLOYMENT timeout= mode=",
    ),
  },
  rds: {
    "generate-db-auth-token": command([0, 0], "line", "hostname!= port!= username!="),
    "add-option-to-option-group": command(
      [0, 0],
      "json",
      "option-group-name!= options!=* apply-immediately no-apply-immediately cli-input-json=",
    ),
    "remove-option-from-option-group": command(
      [0, 0],
      "json",
      "option-group-name!= options!=* apply-immediately no-apply-immediately cli-input-json=",
    ),
  },
  cloudformation: {
    package: command(
      [0, 0],
      "lines",
      "template-file!= s3-bucket!= s3-prefix= kms-key-id= output-template-file= use-json force-upload metadata=",
    ),
    deploy: command(
      [0, 0],
      "lines",
      "template-file!= stack-name!= s3-bucket= force-upload s3-prefix= kms-key-id= parameter-overrides=* capabilities=* no-execute-changeset disable-rollback no-disable-rollback role-arn= notification-arns=* fail-on-empty-changeset no-fail-on-empty-changeset tags=*",
    ),
  },
  cloudtrail: {
    "validate-logs": command(
      [0, 0],
      "lines",
      "trail-arn!= start-time!= end-time= s3-bucket= s3-prefix= account-id= verbose",
    ),
    "verify-query-results": command([0, 0], "lines", "s3-bucket= s3-prefix= local-export-path="),
  },
  configservice: {
    subscribe: command([0, 0], "lines", "s3-bucket!= sns-topic!= iam-role!="),
    "get-status": command([0, 0], "lines"),
  },
  cloudfront: {
    sign: command(
      [0, 0],
      "line",
      "url!= key-pair-id!= private-key!= date-less-than!= date-greater-than= ip-address=",
    ),
  },
  codeartifact: {
    login: command(
      [0, 0],
      "lines",
      "tool!=swift|nuget|dotnet|npm|pip|twine domain!= domain-owner= namespace= duration-seconds= repository!= endpoint-type= dry-run",
    ),
  },
  history: {
    list: command([0, 0], "lines"),
    show: command([0, 1], "lines", "include=* exclude=* format=detailed"),
  },
};

/** Commands of version 1 that version 2 no longer has, with what replaces them. */
export const removedCommands: Readonly<Record<string, string>> = {
  "ecr get-login": "aws ecr get-login-password",
};
