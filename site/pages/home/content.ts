const services = "/docs/reference/services";
const guides = "/docs/guides";

/** One example per kind of search. A test checks the first result. */
export const searchExamples = [
  { kind: "An input", query: "num_nat_gateways" },
  { kind: "An error", query: "VpcLimitExceeded" },
  { kind: "A question", query: "what is a landing zone" },
];

export const roles = [
  {
    title: "New to infrastructure as code",
    icon: "/icons/courses.svg",
    route: "/docs/intro/core-concepts/infrastructure-as-code",
    text: "Learn why and how, then build, test, and deploy your own module.",
    links: [
      { label: "Tool fundamentals", route: "/docs/intro/tool-fundamentals/terraform" },
      {
        label: "Your first module, step by step",
        route: `${guides}/paths/first-module`,
      },
      { label: "Video courses", route: "/docs/courses" },
    ],
  },
  {
    title: "Evaluating Gruntwork",
    icon: "/icons/intro.svg",
    route: "/docs/intro/overview/intro-to-gruntwork",
    text: "See what the products are, how they fit together, and what you would still do yourself.",
    links: [
      { label: "How it works", route: "/docs/intro/overview/how-it-works" },
      { label: "Use cases", route: "/docs/intro/overview/use-cases" },
      { label: "Compared with other ways", route: "/docs/intro/overview/gruntwork-vs-other" },
      { label: "Plans and prices", route: `${guides}/plans-and-prices` },
    ],
  },
  {
    title: "Building an architecture",
    icon: "/icons/guides.svg",
    route: guides,
    text: "Read the design, then follow a walkthrough that says what it costs and how to undo it.",
    links: [
      { label: "Your first production account", route: `${guides}/paths/first-production-account` },
      { label: "Build your own", route: `${guides}/build-it-yourself` },
      { label: "Set up Pipelines", route: `${guides}/pipelines` },
      { label: "Reference Architecture", route: `${guides}/reference-architecture` },
    ],
  },
  {
    title: "Running and upgrading",
    icon: "/icons/catalog.svg",
    route: `${services}/intro/overview`,
    text: "Look up every input and output, and see what a new version changes before you use it.",
    links: [
      { label: "Plan an upgrade", route: `${services}/upgrade` },
      { label: "Upgrade an old estate", route: `${guides}/paths/upgrade` },
      { label: "All inputs", route: `${services}/inputs` },
      { label: "Stay up to date", route: `${guides}/stay-up-to-date` },
    ],
  },
  {
    title: "On call",
    icon: "/icons/support.svg",
    route: `${guides}/reference-architecture/example-usage-guide/monitoring-alerting-logging`,
    text: "Find logs, metrics, and alarms, get into an account, and reach someone who can help.",
    links: [
      { label: "Look up an error", route: `${guides}/troubleshooting/errors` },
      {
        label: "Authenticate",
        route: `${guides}/reference-architecture/example-usage-guide/authenticate`,
      },
      {
        label: "Undo a change",
        route: `${services}/intro/make-changes-to-your-infrastructure#wrong`,
      },
      { label: "Get support", route: `${guides}/support` },
    ],
  },
];

/** The latest releases that changed an interface. A test compares them with the histories. */
export const releases = [
  {
    version: "2.11.1",
    date: "2026-07-06",
    services: ["amazon-aurora", "amazon-rds"],
    text: "Amazon Aurora and Amazon RDS: three new inputs each.",
  },
  {
    version: "2.10.0",
    date: "2026-06-08",
    services: ["amazon-rds"],
    text: "Amazon RDS: twelve new inputs.",
  },
  {
    version: "2.9.1",
    date: "2026-05-26",
    services: ["amazon-aurora", "amazon-ecr-repositories", "amazon-rds"],
    text: "Amazon Aurora: four new inputs; Amazon ECR and Amazon RDS: one each.",
  },
];

export const posts = [
  {
    title: "From 0.x to 2.x: what upgrading the Service Catalog takes",
    route: "/blog/2026/11/25/upgrading-the-service-catalog",
    date: "2026-11-25",
    text: "Which releases broke an interface, and an order that works.",
  },
  {
    title: "What NAT costs, and four ways to pay less",
    route: "/blog/2026/11/25/cost-of-nat",
    date: "2026-11-25",
    text: "The parts of the bill, computed from AWS list prices.",
  },
  {
    title: "EKS access: from aws-auth to access entries",
    route: "/blog/2026/11/25/eks-access-entries",
    date: "2026-11-25",
    text: "What is different, and how to move without locking anyone out.",
  },
];
