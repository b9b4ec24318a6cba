"""A DAG that counts texts in shards into one corpus, which has the same bytes as one of `headword corpus add`.

Airflow tries a shard that fails again, on any worker; a run that is there is not counted again. Texts and runs are in
S3, or in a directory that all workers see. Each worker needs `headword-full` and the variables of S3.
"""

from airflow.sdk import DAG, Param
from airflow.providers.standard.operators.bash import BashOperator

SHARDS = 64
# What is asked for when the DAG is started, as words of a shell.
texts, runs, name = ("'{{ params.%s }}'" % name for name in ["texts", "runs", "name"])

with DAG(
    "headword_corpus",
    schedule=None,
    params={
        "texts": Param("s3://texts/news/", pattern="^[^']+$"),
        "runs": Param("s3://counts/news", pattern="^[^']+$"),
        "name": Param("news", pattern="^[a-z0-9-]+$"),
    },
    default_args={"retries": 3},
):
    count = BashOperator.partial(
        task_id="count",
        bash_command=f"headword corpus count {texts} --shard $SHARD/{SHARDS} --run {runs}/$SHARD.run --resume"
        " --threads 1 --memory 512M --progress none",
        append_env=True,
    ).expand(env=[{"SHARD": str(number)} for number in range(1, SHARDS + 1)])
    merge = BashOperator(
        task_id="merge",
        bash_command=f"headword corpus merge $(seq -f {runs}/%g.run {SHARDS}) --into {name} --replace --progress none",
    )
    count >> merge
